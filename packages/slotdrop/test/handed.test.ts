import { readFileSync } from 'node:fs'
import { fixOption } from '@slotdrop/drops'
import { describe, expect, test } from 'vitest'
import { handedCases } from '../../drops/test/corpus/handedCases.ts'
import { defaultOptions, type Outcome, type Step } from '../../drops/test/corpus/listCase.ts'
import type { Host } from '../src/host.ts'
import { main } from '../src/main.ts'

type Checked = {
  readonly totalText: string
  readonly questions: readonly { readonly kind: string; readonly choices: readonly { readonly option: string }[] }[]
  readonly findings: readonly { readonly kind: string; readonly lines: readonly { readonly line: number }[] }[]
  readonly notices: readonly string[]
}

/** `slotdrop check -`, with a file on standard input. */
async function check(input: Uint8Array, argv: readonly string[]): Promise<{ checked: Checked; text: string }> {
  const written: string[] = []
  const host: Host = {
    environment: {},
    folder: '/',
    readInput: async () => input,
    write: (text) => void written.push(text),
    note: (text) => void written.push(text),
    isWatched: false,
    ask: undefined,
    onInterrupt: () => () => {},
  }
  await main(['check', '-', ...argv, '--json'], host)
  const text = written.join('')
  return { checked: JSON.parse(text) as Checked, text }
}

/** The option that makes a decision of a case; undefined for one that needs a node or names lines. */
function optionOf(step: Step, { questions }: Checked): string[] | undefined {
  const option =
    'answer' in step
      ? questions.find(({ kind }) => kind === step.answer)?.choices[step.choice]?.option
      : step.fix.kind === 'allocation'
        ? '--amount-each 1'
        : fixOption(step.fix)
  const [name, ...value] = option?.split(' ') ?? []
  return name === undefined ? undefined : [name, value.join(' ').replaceAll('"', '')]
}

function seenOf({ totalText, questions, findings, notices }: Checked) {
  return {
    total: totalText,
    asks: questions.map(({ kind }) => kind),
    finds: Object.fromEntries(findings.map(({ kind, lines }) => [kind, lines.map(({ line }) => line)])),
    notices: notices.length,
  }
}

function wantedOf({ total = '0', asks = [], finds = {}, tells = [] }: Partial<Outcome>) {
  return { total, asks, finds, notices: tells.length }
}

describe('read by the command', () => {
  test.each(handedCases)('$file', async ({ file, options, gives, decisions = [], says = [] }) => {
    const bytes = readFileSync(new URL(`../../drops/test/corpus/handed/${file}`, import.meta.url))
    const { symbol, decimals, chainId } = { ...defaultOptions, ...options }
    const argv = ['--symbol', `${symbol}`, '--decimals', `${decimals}`, '--chain', `${chainId}`]
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
  })
})
