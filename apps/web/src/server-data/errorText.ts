/** What to say where a server's answer holds neither data nor a reason. */
export const noAnswer = 'The server answered nothing.'

/** The words of whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
