import { fixOption, formatAmount } from '@slotdrop/drops'
import { defaultOptions, type ListCase, type Outcome, type Step } from '../../drops/test/corpus/listCase.ts'
import type { Host } from '../src/host.ts'
import { main } from '../src/main.ts'

/** What `check --json` writes about a list. */
export type Checked = {
  readonly totalText: string
  readonly questions: readonly { readonly kind: string; readonly choices: readonly { readonly option: string }[] }[]
  readonly findings: readonly {
    readonly kind: string
    readonly options: readonly string[]
    readonly lines: readonly { readonly line: number }[]
  }[]
  readonly notices: readonly string[]
}

/** `slotdrop check -`, with a file on standard input; `checked` is undefined where it is not read as a list. */
export async function checkInput(
  input: Uint8Array,
  argv: readonly string[],
): Promise<{ readonly checked: Checked | undefined; readonly text: string }> {
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
  // Sound: it is what `check` writes, and an error has no questions.
  const parsed = JSON.parse(text) as Partial<Checked>
  return { checked: parsed.questions ? (parsed as Checked) : undefined, text }
}

/** The options of the command that say what a list is read for; undefined where the command has none. */
export function argvOf(options: ListCase['options'] = {}): string[] | undefined {
  const { standard, decimals, symbol, name, chainId, known, allocation, amountUnit, ...others } = {
    ...defaultOptions,
    ...options,
  }
  const { token, ...otherAddresses } = known ?? {}
  if (Object.keys({ ...others, ...otherAddresses }).length > 0) return undefined
  const amount = (value: bigint) => formatAmount(value, standard === 'ERC1155' ? 0 : decimals, { locale: null })
  return [
    ...['--standard', standard, '--decimals', `${decimals}`, '--symbol', `${symbol}`],
    ...(chainId === undefined ? [] : ['--chain', `${chainId}`]),
    ...(name === undefined ? [] : ['--name', name]),
    ...(token === undefined ? [] : ['--token', token]),
    ...(amountUnit === undefined ? [] : ['--unit', amountUnit]),
    ...(allocation?.kind === 'equal' ? ['--amount-each', amount(allocation.amount)] : []),
    ...(allocation?.kind === 'pro-rata' ? ['--share-out', amount(allocation.total)] : []),
  ]
}

/** The option that makes a decision of a case; undefined for one that needs a node or names lines. */
export function optionOf(step: Step, { questions }: Checked): string[] | undefined {
  const option =
    'answer' in step
      ? questions.find(({ kind }) => kind === step.answer)?.choices[step.choice]?.option
      : step.fix.kind === 'allocation'
        ? '--amount-each 1'
        : step.fix.kind === 'keep'
          ? `--accept ${step.fix.issue}`
          : fixOption(step.fix)
  const [name, ...value] = option?.split(' ') ?? []
  return name === undefined ? undefined : [name, value.join(' ').replaceAll('"', '')]
}

/** What is seen of a list that was checked. */
export function seenOf({ totalText, questions, findings, notices }: Checked) {
  return {
    total: totalText,
    asks: questions.map(({ kind }) => kind),
    finds: Object.fromEntries(findings.map(({ kind, lines }) => [kind, lines.map(({ line }) => line)])),
    notices: notices.length,
  }
}

/** The same of what has to be seen. */
export function wantedOf({ total = '0', asks = [], finds = {}, tells = [] }: Partial<Outcome>) {
  return { total, asks, finds, notices: tells.length }
}
