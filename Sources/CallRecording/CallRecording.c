#define _GNU_SOURCE
#include "CallRecording.h"

#include <dlfcn.h>
#include <pthread.h>

enum { capacity = 1 << 22, deepest = 96 };

static uintptr_t words[capacity];
static uint64_t count;
static bool isFull;
static uintptr_t base;
static bool isRecording;

// The main actor changes threads, and an async function resumes on any thread.
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void call_recording_start(void) {
  Dl_info program;
  pthread_mutex_lock(&mutex);
  if (dladdr((void *)&call_recording_start, &program)) base = (uintptr_t)program.dli_fbase;
  count = 0;
  isFull = false;
  isRecording = true;
  pthread_mutex_unlock(&mutex);
}

void call_recording_stop(void) {
  pthread_mutex_lock(&mutex);
  isRecording = false;
  pthread_mutex_unlock(&mutex);
}

const uintptr_t *call_recording_words(void) { return words; }

uint64_t call_recording_count(void) { return count; }

bool call_recording_is_full(void) { return isFull; }

/// Adds the call stack above two addresses: a return address, and a frame on the stack.
static void record(uintptr_t address, uintptr_t *frame) {
  if (count + deepest + 1 > capacity) {
    isFull = true;
    return;
  }
  uintptr_t *entry = &words[count];
  uint64_t depth = 0;
  entry[++depth] = address - base - 1;
  while (frame && frame[1] && depth < deepest) {
    entry[++depth] = frame[1] - base - 1;
    uintptr_t *next = (uintptr_t *)frame[0];
    frame = next > frame ? next : 0;
  }
  entry[0] = depth;
  count += depth + 1;
}

/// Called by the compiler's coverage code at the entry of each function.
void __sanitizer_cov_trace_pc_guard(uint32_t *guard) {
  (void)guard;
  pthread_mutex_lock(&mutex);
  if (isRecording)
    record((uintptr_t)__builtin_return_address(0), *(uintptr_t **)__builtin_frame_address(0));
  pthread_mutex_unlock(&mutex);
}

void __sanitizer_cov_trace_pc_guard_init(uint32_t *start, uint32_t *stop) {
  // A guard of zero would tell the sanitizer's own callback to skip the function.
  for (uint32_t *guard = start; guard < stop; guard++) *guard = 1;
}
