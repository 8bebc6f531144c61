import type { Message } from '@slotdrop/messages'
import { nodeVariable } from '../hideSecrets.ts'
import * as messages from '../messages.generated.ts'

/** An option of a command. */
export type Option = {
  readonly type: 'string' | 'boolean'
  readonly multiple?: true
  /** One-letter form, as in `-h`. */
  readonly short?: string
  /** Environment variable with its default value. */
  readonly variable?: string
  /** What stands for its value in the help. */
  readonly value?: string
  readonly help: Message
}

/** Options by their names. */
export type Options = Readonly<Record<string, Option>>

function text(value: string, help: Message): Option {
  return { type: 'string', value, help }
}

function texts(value: string, help: Message): Option {
  return { type: 'string', multiple: true, value, help }
}

function flag(help: Message): Option {
  return { type: 'boolean', help }
}

/** Those of every command. */
export const commonOptions = {
  json: flag(messages.optionJson),
  help: { ...flag(messages.optionHelp), short: 'h' },
} satisfies Options

/** Which nodes to ask. */
export const nodeOptions = { rpc: { ...texts('URL', messages.optionRpc), variable: nodeVariable } } satisfies Options

/** Where the key of an account is read from. */
export const keyOptions = {
  'key-env': text('VARIABLE', messages.optionKeyEnv),
  keystore: text('FILE', messages.optionKeystore),
  'password-file': text('FILE', messages.optionPasswordFile),
  'password-env': text('VARIABLE', messages.optionPasswordEnv),
} satisfies Options

/** Which token a list is of. */
export const tokenOptions = {
  token: text('ADDRESS', messages.optionToken),
  standard: text('STANDARD', messages.optionStandard),
  decimals: text('NUMBER', messages.optionDecimals),
  symbol: text('TEXT', messages.optionSymbol),
  name: text('TEXT', messages.optionName),
} satisfies Options

/** How a list is read, and what is decided about its findings. */
export const listOptions = {
  sheet: text('NAME', messages.optionSheet),
  'lines-from': text('LINE', messages.optionLinesFrom),
  columns: text('ROLE=COLUMN,…', messages.optionColumns),
  form: text('table|text|amount-after|amount-before', messages.optionForm),
  tokens: text('TOKEN,…', messages.optionTokens),
  lists: text('NAME,…', messages.optionLists),
  resolve: texts('URL', messages.optionResolve),
  unit: text('token|base', messages.optionUnit),
  'amount-each': text('AMOUNT', messages.optionAmountEach),
  'share-out': text('AMOUNT', messages.optionShareOut),
  decimal: text('point|comma', messages.optionDecimal),
  repeats: text('merge|keep-first|keep', messages.optionRepeats),
  repair: texts('FINDING', messages.optionRepair),
  accept: texts('FINDING', messages.optionAccept),
  exclude: texts('FINDING', messages.optionExclude),
} satisfies Options

/** Whether recipients are looked up, and what is decided about them. */
export const recipientOptions = {
  recipients: flag(messages.optionRecipients),
  'also-on': texts('URL', messages.optionAlsoOn),
  labels: text('FILE', messages.optionLabels),
  'accept-recipients': texts('KIND', messages.optionAcceptRecipients),
  sender: text('ADDRESS', messages.optionPaidBy),
  distributor: text('ADDRESS', messages.optionDistributor),
} satisfies Options

/** What a drop's id binds beside its rows. */
export const termsOptions = {
  chain: text('ID', messages.optionChain),
  sender: text('ADDRESS', messages.optionSender),
  distributor: text('ADDRESS', messages.optionDistributor),
  title: text('TEXT', messages.optionTitle),
  round: text('NUMBER', messages.optionRound),
  opens: text('TIME', messages.optionOpens),
  closes: text('TIME', messages.optionCloses),
  strict: flag(messages.optionStrict),
  'safe-transfer': flag(messages.optionSafeTransfer),
  direct: flag(messages.optionDirect),
  'slot-size': text('NUMBER', messages.optionSlotSize),
} satisfies Options

/** Where journal, lock and sending key are kept. */
export const stateOptions = { state: text('FOLDER', messages.optionState) } satisfies Options

/** How payments of former drops count. */
export const paidOptions = {
  difference: flag(messages.optionDifference),
  'pay-again': texts('DROP|all|unknown', messages.optionPayAgain),
  former: texts('FILE', messages.optionFormer),
} satisfies Options

/** What gas may cost. */
export const feeOptions = {
  'fee-ceiling': text('GWEI', messages.optionFeeCeiling),
} satisfies Options

/** Which block the history of a drop begins in. */
export const historyOptions = { 'from-block': text('NUMBER', messages.optionFromBlock) } satisfies Options

/** Where a command writes its file. */
export function outOption(help: Message): Options {
  return { out: text('FILE', help) }
}

export { flag, text, texts }
