import type { Sentence } from '@slotdrop/messages'

/** A refusal in GraphQL's shape, so that every client can show it. */
export function refuse(status: number, code: string, said: Sentence, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message: String(said), extensions: { code } }] }, { status, headers })
}
