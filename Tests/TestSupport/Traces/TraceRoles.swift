/// Which type of an architecture plays which part that all of them have.
package struct TraceRoles {
  /// The one that is told of a pull and of what is typed.
  let screen: Any.Type

  /// The one that is told of a tap on a button.
  let buttonOwner: Any.Type

  /// The one that the table asks.
  let dataSource: Any.Type

  /// The one that asks the service.
  let serviceClient: Any.Type

  /// The one that calls and writes.
  let actionsClient: Any.Type

  /// Names the types.
  package init(
    screen: Any.Type, buttonOwner: Any.Type, dataSource: Any.Type, serviceClient: Any.Type,
    actionsClient: Any.Type
  ) {
    self.screen = screen
    self.buttonOwner = buttonOwner
    self.dataSource = dataSource
    self.serviceClient = serviceClient
    self.actionsClient = actionsClient
  }
}
