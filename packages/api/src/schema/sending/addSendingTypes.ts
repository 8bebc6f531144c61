import type {
  SendingEnd,
  SendingEvent,
  SendingEventKind,
  SendingFees,
  SendingIntent,
  SendingOrder,
  SendingProblem,
  SendingQuote,
  SendingRefusedSlot,
  SendingScope,
  SendingStage,
  SendingWait,
} from '../../sending.ts'
import { toPageRequest } from '../../pages.ts'
import type { Builder } from '../builder.ts'
import type { ProblemTypes } from '../problem.ts'

/** Names of an enum: `give-back` is `GIVE_BACK`. */
export function toValues<value extends string>(descriptions: Readonly<Record<value, string>>) {
  return Object.fromEntries(
    Object.entries<string>(descriptions).map(([value, description]) => [
      value.toUpperCase().replaceAll('-', '_'),
      // Sound: a key of what was given.
      { value: value as value, description },
    ]),
  )
}

const stageTexts = {
  unnamed: 'The chain does not name the service’s account as the drop’s operator yet.',
  sending: 'Rows are being sent.',
  'on-request': 'Rows are sent as their recipients ask for them; nobody waits at the moment.',
  waiting: 'Nothing is sent for what `waiting` says; it goes on by itself.',
  paused: 'The sender paused it.',
  blocked: 'Somebody has to mend what `problem` says; it is looked at again by itself.',
  complete: 'Every row is paid; the service waits until that is final.',
  returning: 'The gas money is on its way back.',
  over: 'Nothing is left to do here.',
} as const satisfies Record<SendingStage, string>

const endTexts = {
  complete: 'Every row is paid.',
  refused:
    'All that is open was refused, and the sender gave no new order for an hour; `startSending` has it tried again.',
  cancelled: 'The sender cancelled the drop.',
  closed: 'The drop’s time is over.',
  replaced: 'Another account is the drop’s operator, or nobody.',
  stopped: 'The sender stopped it, and took the gas money back.',
} as const satisfies Record<SendingEnd, string>

const eventTexts = {
  ordered: 'The sender asked for it to be sent.',
  paused: 'The sender paused it.',
  resumed: 'The sender let it go on.',
  'fees-changed': 'The sender changed what gas may cost.',
  'requests-changed': 'The sender changed whether recipients may ask for their rows, or which rows are sent.',
  stopped: 'The sender stopped it.',
  named: 'The chain names the service’s account.',
  began: 'The first rows are sent.',
  'taken-over': 'Another process of the service went on with it.',
  waiting: 'It waits.',
  blocked: 'Something stands in the way.',
  complete: 'Every row is paid.',
  ended: 'Nothing is left to do.',
  returned: 'Gas money went back to the sender.',
} as const satisfies Record<SendingEventKind, string>

const scopeTexts = {
  all: 'All that are open.',
  requested: 'Those alone that their recipients ask for.',
} as const satisfies Record<SendingScope, string>

const intentTexts = {
  send: 'Send it.',
  pause: 'Leave it as it is.',
  'give-back': 'Stop, and give the gas money back.',
} as const satisfies Record<SendingIntent, string>

function toMoment(milliseconds: number | undefined): Date | null {
  return milliseconds === undefined ? null : new Date(milliseconds)
}

function addFees(builder: Builder) {
  return builder.objectRef<SendingFees>('SendingFees').implement({
    description: 'What gas may cost.',
    fields: (t) => ({
      ceiling: t.field({
        type: 'BigInt',
        resolve: (f) => f.ceiling,
        description: 'Wei a unit of gas above which nothing is sent.',
      }),
      urgentCeiling: t.field({
        type: 'BigInt',
        nullable: true,
        resolve: (f) => f.urgentCeiling ?? null,
        description: 'The highest once `finishBy` comes near.',
      }),
      finishBy: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (f) => toMoment(f.finishBy),
        description: 'When it should be done.',
      }),
    }),
  })
}

function addWait(builder: Builder) {
  const reason = builder.enumType('SendingWaitReason', {
    description: 'What is waited for.',
    values: {
      FEE: { value: 'fee', description: 'Gas that costs no more than the sender allows.' },
      PURSE: { value: 'purse', description: 'Coins for gas.' },
      OPENS: { value: 'opens', description: 'The time from which the drop pays.' },
      REFUSED: { value: 'refused', description: 'A node that accepts its transactions.' },
    } as const,
  })
  const refusal = builder.enumType('SendingRefusal', {
    description: 'Why nodes accept no transaction.',
    values: {
      UNDERPRICED: { value: 'underpriced', description: 'The priority fee is below the minimum.' },
      REPLACEMENT_UNDERPRICED: {
        value: 'replacement-underpriced',
        description: 'Another transaction with its nonce pays as much.',
      },
      BELOW_BASE_FEE: { value: 'below-base-fee', description: 'It offers less than the base fee.' },
      INSUFFICIENT_FUNDS: { value: 'insufficient-funds', description: 'The account holds too little for fees.' },
      TOO_LITTLE_GAS: { value: 'too-little-gas', description: 'Its gas is below the minimum of such a transaction.' },
      TOO_LARGE: { value: 'too-large', description: 'Its gas, size or fee exceeds a limit.' },
      POOL_FULL: { value: 'pool-full', description: 'The transaction pool is full.' },
      ACCOUNT_LIMIT: { value: 'account-limit', description: 'The account has too many pending transactions.' },
      NOT_SERVED: { value: 'not-served', description: 'The key, plan or method is refused.' },
      RATE_LIMITED: { value: 'rate-limited', description: 'Too many requests.' },
      UNCLEAR: { value: 'unclear', description: 'No clear answer.' },
    } as const,
  })
  const wait = builder.objectRef<SendingWait>('SendingWait').implement({
    description: 'What is waited for: the figures of its reason are there, the others are null.',
    fields: (t) => ({
      reason: t.field({ type: reason, resolve: (w) => w.reason, description: 'What is waited for.' }),
      feePerGas: t.field({
        type: 'BigInt',
        nullable: true,
        resolve: (w) => ('feePerGas' in w ? w.feePerGas : null),
        description: 'FEE: wei a unit of gas, now. REFUSED: what nodes seem to require.',
      }),
      ceiling: t.field({
        type: 'BigInt',
        nullable: true,
        resolve: (w) => (w.reason === 'fee' ? w.ceiling : null),
        description: 'FEE: wei a unit of gas that is allowed.',
      }),
      since: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (w) => ('since' in w ? new Date(w.since) : null),
        description: 'FEE, REFUSED: since when.',
      }),
      refusal: t.field({
        type: refusal,
        nullable: true,
        resolve: (w) => (w.reason === 'refused' ? w.refusal : null),
        description: 'REFUSED: why.',
      }),
      text: t.string({
        nullable: true,
        resolve: (w) => (w.reason === 'refused' ? w.text : null),
        description: 'REFUSED: the words of the node, untrusted text.',
      }),
      has: t.field({
        type: 'BigInt',
        nullable: true,
        resolve: (w) => (w.reason === 'purse' ? w.has : null),
        description: 'PURSE: wei that the account holds.',
      }),
      needs: t.field({
        type: 'BigInt',
        nullable: true,
        resolve: (w) => (w.reason === 'purse' ? w.needs : null),
        description: 'PURSE: wei that the next transaction may cost.',
      }),
      at: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: (w) => (w.reason === 'opens' ? new Date(w.at) : null),
        description: 'OPENS: when.',
      }),
    }),
  })
  return { wait, waitReason: reason }
}

function addObstacle(builder: Builder, { problemValue }: ProblemTypes) {
  return builder.objectRef<SendingProblem>('SendingObstacle').implement({
    description: 'What stands in the way of a drop.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Stable name of the failure, such as ShortAllowanceError.' }),
      message: t.exposeString('message', { description: 'What happened and what to do next, in English.' }),
      key: t.string({
        nullable: true,
        resolve: (p) => p.key ?? null,
        description: 'Key of the message, for a client that says it in another language.',
      }),
      values: t.field({
        type: [problemValue],
        resolve: (p) => Object.entries(p.values).map(([name, value]) => ({ name, value })),
        description: 'What the message holds.',
      }),
    }),
  })
}

function addReturned(builder: Builder) {
  return builder.objectRef<NonNullable<SendingOrder['status']['returned']>>('ReturnedGasMoney').implement({
    description: 'Gas money that went back to the sender, or is on its way.',
    fields: (t) => ({
      hash: t.field({ type: 'Hex', resolve: (r) => r.hash, description: 'Its transaction.' }),
      value: t.field({ type: 'BigInt', resolve: (r) => r.value, description: 'Wei.' }),
      at: t.field({ type: 'DateTime', resolve: (r) => new Date(r.at), description: 'When it was sent.' }),
    }),
  })
}

function addRefusedSlot(builder: Builder) {
  return builder.objectRef<SendingRefusedSlot>('SendingRefusedSlot').implement({
    description: 'Open rows of a slot that a trial found refused, so that they were left out.',
    fields: (t) => ({
      slot: t.exposeInt('slot', { description: 'Position of the slot in the drop.' }),
      rows: t.field({ type: 'BigInt', resolve: (r) => r.rows, description: 'Which: bit r is row r of the slot.' }),
      reason: t.string({
        resolve: (r) => r.reason.kind,
        description: 'Stable name of why the first of them is refused, such as paused, or text.',
      }),
      text: t.string({
        nullable: true,
        resolve: (r) => (r.reason.text === undefined ? null : String(r.reason.text)),
        description: 'What the token itself says, for the reason text. Nobody vouches for it.',
      }),
    }),
  })
}

function addEvents(builder: Builder, { problemValue }: ProblemTypes) {
  const kind = builder.enumType('SendingEventKind', {
    description: 'What happens to a drop that the service sends.',
    values: toValues(eventTexts),
  })
  return builder.objectRef<SendingEvent>('SendingEvent').implement({
    description: 'Something that happened to a drop.',
    fields: (t) => ({
      id: t.exposeString('id', { description: 'Tells it from the others of its drop.' }),
      kind: t.field({ type: kind, resolve: (e) => e.kind, description: 'What happened.' }),
      at: t.field({ type: 'DateTime', resolve: (e) => new Date(e.at), description: 'When.' }),
      facts: t.field({
        type: [problemValue],
        resolve: (e) => Object.entries(e.facts).map(([name, value]) => ({ name, value })),
        description: [
          'Figures: `account` of NAMED; `hash` and `value` (wei) of RETURNED; `end` of ENDED; `ceiling` (wei a unit of gas) of ORDERED, RESUMED',
          'and FEES_CHANGED; `scope` and `rowsPerDay` of REQUESTS_CHANGED; `reason` of WAITING, with `feePerGas` and `ceiling`, `has` and',
          '`needs`, or `at`; `problem` (a name) and `message` of BLOCKED.',
        ].join(' '),
      }),
    }),
  })
}

function addScope(builder: Builder) {
  return builder.enumType('SendingScope', {
    description: 'Which rows are sent.',
    values: toValues(scopeTexts),
  })
}

function addRequestsPolicy(builder: Builder) {
  return builder.objectRef<SendingOrder['requests']>('SendingRequests').implement({
    description: 'Whether recipients may ask for their rows, and how many of them did.',
    fields: (t) => ({
      isAllowed: t.exposeBoolean('isAllowed', { description: 'Whether the sender pays for rows that are asked for.' }),
      rowsPerDay: t.exposeInt('rowsPerDay', {
        description: 'Rows of all recipients together that a day (UTC) allows.',
      }),
      usedToday: t.exposeInt('usedToday', { description: 'Rows that were asked for today.' }),
    }),
  })
}

/** What the service tells of a drop, to its sender. */
function addSendingType(builder: Builder, types: ProblemTypes) {
  const stage = builder.enumType('SendingStage', {
    description: 'Where a drop stands with the sender service.',
    values: toValues(stageTexts),
  })
  const end = builder.enumType('SendingEnd', {
    description: 'Why nothing is left to do, or soon.',
    values: toValues(endTexts),
  })
  const intent = builder.enumType('SendingIntent', {
    description: 'What the sender ordered last.',
    values: toValues(intentTexts),
  })
  const fees = addFees(builder)
  const { wait, waitReason } = addWait(builder)
  const obstacle = addObstacle(builder, types)
  const event = addEvents(builder, types)
  const refusedSlot = addRefusedSlot(builder)
  const returned = addReturned(builder)
  const scope = addScope(builder)
  const requests = addRequestsPolicy(builder)
  const sending = builder.objectRef<SendingOrder>('Sending').implement({
    description:
      'A drop that the sender service sends, as it was written down last. What is paid the chain decides: these are figures for people.',
    fields: (t) => ({
      id: t.field({ type: 'Hex', resolve: (o) => o.dropId, description: 'The drop id.' }),
      stage: t.field({ type: stage, resolve: (o) => o.status.stage, description: 'Where it stands.' }),
      end: t.field({
        type: end,
        nullable: true,
        resolve: (o) => o.status.end ?? null,
        description: 'Why nothing is left to do; null while there is something.',
      }),
      intent: t.field({ type: intent, resolve: (o) => o.intent, description: 'What the sender ordered last.' }),
      account: t.field({
        type: 'Address',
        nullable: true,
        resolve: (o) => o.account ?? null,
        description: 'The account of the service that sends it, or is to be registered.',
      }),
      fees: t.field({ type: fees, resolve: (o) => o.fees, description: 'What gas may cost.' }),
      scope: t.field({ type: scope, resolve: (o) => o.scope, description: 'Which rows are sent.' }),
      requests: t.field({
        type: requests,
        resolve: (o) => o.requests,
        description: 'Whether recipients may ask for their rows.',
      }),
      slots: t.int({ resolve: (o) => o.status.slots, description: 'Slots of the drop.' }),
      settledSlots: t.int({ resolve: (o) => o.status.settledSlots, description: 'Slots that are paid whole.' }),
      rows: t.int({ resolve: (o) => o.status.rows, description: 'Rows of the drop.' }),
      settledRows: t.int({ resolve: (o) => o.status.settledRows, description: 'Rows that are paid.' }),
      refusedRows: t.int({
        resolve: (o) => o.status.refusedRows,
        description: 'Rows that a trial found refused, so that they were left out.',
      }),
      refused: t.field({
        type: [refusedSlot],
        resolve: (o) => o.status.refused ?? [],
        description: 'Which they are, slot by slot, and why; of the first hundred slots that have any.',
      }),
      transactions: t.int({ resolve: (o) => o.status.transactions, description: 'Transactions that were mined.' }),
      wasted: t.int({ resolve: (o) => o.status.wasted, description: 'Those of them that paid nobody.' }),
      feesSpent: t.field({
        type: 'BigInt',
        resolve: (o) => o.status.feesSpent,
        description: 'Wei that all of them cost.',
      }),
      inFlight: t.int({ resolve: (o) => o.status.inFlight, description: 'Transactions under way.' }),
      purse: t.field({
        type: 'BigInt',
        nullable: true,
        resolve: (o) => o.status.purse ?? null,
        description: 'Wei that the account holds, as last read; null before.',
      }),
      waiting: t.field({
        type: wait,
        nullable: true,
        resolve: (o) => o.status.waiting ?? null,
        description: 'What is waited for.',
      }),
      problem: t.field({
        type: obstacle,
        nullable: true,
        resolve: (o) => o.status.problem ?? null,
        description: 'What stands in the way.',
      }),
      isInDoubt: t.boolean({
        resolve: (o) => o.status.isInDoubt,
        description: 'The node does not answer, or contradicts itself, at the moment.',
      }),
      returned: t.field({
        type: returned,
        nullable: true,
        resolve: (o) => o.status.returned ?? null,
        description: 'Gas money that went back.',
      }),
      orderedAt: t.field({
        type: 'DateTime',
        resolve: (o) => new Date(o.orderedAt),
        description: 'When it was first ordered.',
      }),
      changedAt: t.field({
        type: 'DateTime',
        resolve: (o) => new Date(o.changedAt),
        description: 'When this was written down.',
      }),
      timeline: t.field({
        type: [event],
        args: {
          first: t.arg.int({ defaultValue: 20, description: 'Maximum number of entries, 1 to 100; more is refused.' }),
        },
        description: 'What happened, newest first.',
        resolve: async (o, { first }, { sending }) =>
          sending ? [...(await sending.listEvents(o.dropId, toPageRequest({ first }, 'event').first))] : [],
      }),
    }),
  })
  return { sending, scope, waitReason, obstacle }
}

function addQuoteType(builder: Builder) {
  return builder.objectRef<SendingQuote>('SendingQuote').implement({
    description: 'What sending what is open of a drop takes, and which account is to be registered for it.',
    fields: (t) => ({
      account: t.field({
        type: 'Address',
        resolve: (q) => q.account,
        description: 'The account to register as the drop’s operator, and to give the gas money.',
      }),
      slots: t.exposeInt('slots', { description: 'Slots that are open.' }),
      rows: t.exposeInt('rows', { description: 'Rows that are open.' }),
      transactions: t.exposeInt('transactions', { description: 'Transactions that it takes.' }),
      gas: t.field({ type: 'BigInt', resolve: (q) => q.gas, description: 'Units of gas.' }),
      isMeasured: t.exposeBoolean('isMeasured', {
        description: 'Whether the token was tried; otherwise a usual figure stands for it.',
      }),
      feePerGas: t.field({ type: 'BigInt', resolve: (q) => q.feePerGas, description: 'Wei a unit of gas, now.' }),
      fee: t.field({ type: 'BigInt', resolve: (q) => q.fee, description: 'Wei in all, now.' }),
      feeAtCeiling: t.field({
        type: 'BigInt',
        resolve: (q) => q.feeAtCeiling,
        description: 'Wei in all, at the ceiling.',
      }),
      gasMoney: t.field({
        type: 'BigInt',
        resolve: (q) => q.gasMoney,
        description: 'Wei to give: it suffices to the end at the highest price allowed. What is left goes back.',
      }),
      purse: t.field({ type: 'BigInt', resolve: (q) => q.purse, description: 'Wei that the account holds already.' }),
      seconds: t.exposeInt('seconds', { description: 'Seconds that it takes while gas costs no more than allowed.' }),
      madeAt: t.field({ type: 'DateTime', resolve: (q) => new Date(q.madeAt), description: 'When it was reckoned.' }),
    }),
  })
}

/** The types of the sender service. */
export function addSendingTypes(builder: Builder, types: ProblemTypes) {
  return { ...addSendingType(builder, types), quote: addQuoteType(builder) }
}
