import { expect, test } from 'vitest'
import type { ListClient } from '../../../../workers/createListClient.ts'
import { fetchEdits, replaceAccount } from './replaceAccount.ts'

const old = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each([
  ['a cell', `${old},5,"Ann, Berlin"`, `${other},5,"Ann, Berlin"`],
  ['lower case', `${old.toLowerCase()};5`, `${other};5`],
  ['JSON', `{"to":"${old}","amount":"5"}`, `{"to":"${other}","amount":"5"}`],
])('an address in %s is replaced, and nothing else of its line', (_, text, replaced) => {
  expect(replaceAccount(text, old, other)).toBe(replaced)
})

test.each([
  ['a name', 'ann.eth,5'],
  ['the same address twice', `${old},5,was ${old}`],
])('a line with %s is left as it is', (_, text) => {
  expect(replaceAccount(text, old, other)).toBeUndefined()
})

test('an address is replaced in each of its lines, as one of them may be added to another', async () => {
  const lines = [`${old},5`, 'x', `${old.toLowerCase()},7`]
  const answers: Readonly<Record<string, (parameters: never) => unknown>> = {
    linesOf: () => Uint32Array.of(1, 3),
    entryOfLine: (line: number) => line - 1,
    window: ({ from }: { from: number }) => ({ entries: [{ text: lines[from] }], count: 3 }),
  }
  // Sound: `fetchEdits` asks no more.
  const client = {
    ask: async (kind: string, parameters: never) => answers[kind]?.(parameters),
  } as unknown as ListClient
  expect(await fetchEdits(client, [{ line: 1, account: old, replacement: other }])).toEqual({
    edits: [
      { kind: 'edit', line: 1, text: `${other},5` },
      { kind: 'edit', line: 3, text: `${other},7` },
    ],
  })
})
