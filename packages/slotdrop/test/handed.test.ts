import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { handedCases } from '../../drops/test/corpus/handedCases.ts'
import type { ListCase } from '../../drops/test/corpus/listCase.ts'
import { openCases } from '../../drops/test/corpus/openCases.ts'
import { argvOf, checkInput, type Checked, optionOf, seenOf, wantedOf } from './checkInput.ts'

async function check(bytes: Uint8Array, argv: readonly string[]): Promise<{ checked: Checked; text: string }> {
  const { checked, text } = await checkInput(bytes, argv)
  if (!checked) throw new Error(text)
  // Whatever is found, an option decides it.
  for (const { options } of checked.findings) expect(options).not.toEqual([])
  return { checked, text }
}

/** Holds what the command says of a file, at once and after each decision, against a case. */
async function expectCase(
  bytes: Uint8Array,
  { options, gives, decisions = [] }: Pick<ListCase, 'options' | 'gives' | 'decisions'>,
  says: readonly string[] = [],
) {
  const argv = argvOf(options) ?? []
  let { checked, text } = await check(bytes, argv)
  expect(seenOf(checked)).toEqual(wantedOf(gives))
  for (const said of says) expect(text).toContain(said)
  for (const step of decisions) {
    const option = optionOf(step, checked)
    if (option === undefined) break
    argv.push(...option)
    // oxlint-disable-next-line no-await-in-loop -- each decision is about what the one before it left
    ;({ checked, text } = await check(bytes, argv))
    expect(seenOf(checked)).toEqual(wantedOf(step.gives))
  }
}

describe('read by the command', () => {
  test.each(handedCases)('$file', async ({ file, says, ...rest }) => {
    await expectCase(readFileSync(new URL(`../../drops/test/corpus/handed/${file}`, import.meta.url)), rest, says)
  })

  test.each(openCases.flatMap(({ cases }) => cases))('$name', async ({ text, ...rest }) => {
    await expectCase(new TextEncoder().encode(text), rest)
  })

  test('percentages name the option that shares out a total', async () => {
    const percentages = new TextEncoder().encode(`address,amount\n0x${'1'.repeat(40)},40%\n0x${'2'.repeat(40)},60%`)
    const { checked } = await check(percentages, argvOf() ?? [])
    expect(checked.findings.flatMap(({ options }) => options)).toEqual([
      '--share-out AMOUNT',
      '--exclude amount-percent',
    ])
    const { checked: shared } = await check(percentages, [...(argvOf() ?? []), '--share-out', '5'])
    expect(seenOf(shared)).toEqual(wantedOf({ total: '5' }))
  })
})
