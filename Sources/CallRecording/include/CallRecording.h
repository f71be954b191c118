#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Begins to record each entry into a function that was built for it.
void call_recording_start(void);

/// Ends the recording, and keeps its entries until the next one begins.
void call_recording_stop(void);

/// The entries: each is a number, followed by as many addresses, the entered function's first.
///
/// An address is relative to the program, and is inside the call that it returns from.
const uintptr_t *call_recording_words(void);

/// The number of words so far.
uint64_t call_recording_count(void);

/// Whether there was no room for all entries.
bool call_recording_is_full(void);
