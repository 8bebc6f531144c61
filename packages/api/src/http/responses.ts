/** A refusal in GraphQL's shape, so that every client can show it. */
export function refuse(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers })
}
