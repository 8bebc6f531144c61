export class UnbasedError extends Error {
  override readonly name = 'UnbasedError'
}
