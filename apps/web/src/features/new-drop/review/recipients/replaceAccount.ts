import { type Address, type Fix, packAccounts } from '@slotdrop/drops'
import type { ListClient } from '../../../../workers/createListClient.ts'

/** A recipient, and the address that is paid instead. */
export type Replacement = { readonly line: number; readonly account: Address; readonly replacement: Address }

/** The text of a line with another address; undefined unless the text has the address once, as hexadecimal digits. */
export function replaceAccount(text: string, account: Address, replacement: Address): string | undefined {
  const parts = text.split(new RegExp(account.slice(2), 'i'))
  return parts.length === 2 ? parts.join(replacement.slice(2)) : undefined
}

/** Edits that replace addresses in all their lines, or the lines in which an address is written in another way. */
export async function fetchEdits(
  client: ListClient,
  replacements: readonly Replacement[],
): Promise<{ readonly edits: readonly Fix[] } | { readonly unreadable: readonly number[] }> {
  const lines = await Promise.all(
    replacements.map(async (each) => {
      const all = await client.ask('linesOf', packAccounts([each.account]))
      return Array.from(all, (line) => ({ ...each, line }))
    }),
  )
  const texts = await Promise.all(
    lines.flat().map(async ({ line, account, replacement }) => {
      const from = await client.ask('entryOfLine', line)
      const window = from === undefined ? undefined : await client.ask('window', { from, count: 1, filter: {} })
      const text = window?.entries[0]?.text
      return { line, text: text === undefined ? undefined : replaceAccount(text, account, replacement) }
    }),
  )
  const edits = texts.flatMap(({ line, text }) => (text === undefined ? [] : [{ kind: 'edit', line, text } as const]))
  if (edits.length === texts.length) return { edits }
  return { unreadable: texts.filter(({ text }) => text === undefined).map(({ line }) => line) }
}
