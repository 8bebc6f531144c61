import type { Manifest } from '@slotdrop/drops'
import type { Jobs, OpenJobsParameters } from '@slotdrop/jobs'
import type { Address, Hex } from 'viem'
import type { Database } from './database/database.ts'
import type { Migration } from './database/runMigrations.ts'
import type { Logger } from './logger.ts'

/** What gas may cost, as a sender orders it. */
export type SendingFees = {
  /** Wei a unit of gas above which nothing is sent. */
  readonly ceiling: bigint
  /** The highest once `finishBy` comes near. */
  readonly urgentCeiling?: bigint | undefined
  /** Milliseconds since 1970. */
  readonly finishBy?: number | undefined
}

/** Which rows are sent: all that are open, or those alone that recipients ask for. */
export type SendingScope = 'all' | 'requested'

/** Whether recipients may ask for their rows, and for how many of all of them a day (UTC). */
export type RequestsPolicy = {
  readonly isAllowed: boolean
  readonly rowsPerDay: number
}

/** What a sender decides beside the fees. What is left out stays as it was; at first all rows are sent, and nobody may ask. */
export type SendingChoice = {
  readonly scope?: SendingScope | undefined
  readonly requests?: RequestsPolicy | undefined
}

/** A drop as the sender service is asked about it. */
export type SentDrop = {
  readonly id: Hex
  readonly chainId: number
  readonly sender: Address
  /** The contract that pays it. */
  readonly distributor: Address
  readonly slotCount: number
  readonly rowCount: number
}

/** What stands in the way of a drop. */
export type SendingProblem = {
  /** Name of the failure: stable. */
  readonly name: string
  /** What happened and what to do, in English; its key and values for other languages. */
  readonly message: string
  readonly key: string | undefined
  readonly values: Readonly<Record<string, string>>
}

/** What sending a drop by the service takes, and which account is to be registered for it. */
export type SendingQuote = {
  /** The account to name as operator, and to give the gas money. */
  readonly account: Address
  /** Slots and rows that are open. */
  readonly slots: number
  readonly rows: number
  readonly transactions: number
  /** Units of gas. */
  readonly gas: bigint
  /** Whether the token was tried; otherwise a usual figure stands for it. */
  readonly isMeasured: boolean
  /** Wei a unit of gas, now. */
  readonly feePerGas: bigint
  /** Wei in all: now, and at the ceiling. */
  readonly fee: bigint
  readonly feeAtCeiling: bigint
  /** Wei that the registration transfers to the account. The rest is refunded at the end. */
  readonly gasMoney: bigint
  /** Wei that the account holds already. */
  readonly purse: bigint
  /** Seconds that it takes where gas costs no more than the ceiling. */
  readonly seconds: number
  /** Milliseconds since 1970. */
  readonly madeAt: number
}

/**
 * Stage of a drop with the service. `unnamed` the chain does not name the service's account as operator yet · `on-request` rows are sent as
 * they are asked for · `waiting` see `SendingWait`, ends by itself · `blocked` until `problem` is mended, retried by itself · `complete` every
 * row is paid and the service waits until that is final · `returning` the gas balance is being refunded · `over` nothing is left to do
 */
export type SendingStage =
  | 'unnamed'
  | 'sending'
  | 'on-request'
  | 'waiting'
  | 'paused'
  | 'blocked'
  | 'complete'
  | 'returning'
  | 'over'
/**
 * Why a drop is over, or nearly. `refused` all that is open was refused, and its sender gave no new order for an hour · `replaced` another
 * account is its operator, or none · `stopped` its sender took the gas balance back
 */
export type SendingEnd = 'complete' | 'refused' | 'cancelled' | 'closed' | 'replaced' | 'stopped'
/** What happens to a drop. */
export type SendingEventKind =
  | 'ordered'
  | 'paused'
  | 'resumed'
  | 'fees-changed'
  | 'requests-changed'
  | 'stopped'
  | 'named'
  | 'began'
  | 'taken-over'
  | 'waiting'
  | 'blocked'
  | 'complete'
  | 'ended'
  | 'returned'
/** What a sender wants. */
export type SendingIntent = 'send' | 'pause' | 'give-back'

/** What sending waits for: a lower gas price, gas money, the opening, or a node that accepts its transactions. */
export type SendingWait =
  | { readonly reason: 'fee'; readonly feePerGas: bigint; readonly ceiling: bigint; readonly since: number }
  | { readonly reason: 'purse'; readonly has: bigint; readonly needs: bigint }
  | { readonly reason: 'opens'; readonly at: number }
  | {
      readonly reason: 'refused'
      readonly refusal: SendingRefusal
      /** The node's words, which may be untrue. */
      readonly text: string
      readonly since: number
      readonly feePerGas: bigint
    }

/** Why nodes accept no transaction. */
export type SendingRefusal =
  | 'underpriced'
  | 'replacement-underpriced'
  | 'below-base-fee'
  | 'insufficient-funds'
  | 'too-little-gas'
  | 'too-large'
  | 'pool-full'
  | 'account-limit'
  | 'not-served'
  | 'rate-limited'
  | 'unclear'

/** Open rows of a slot that a trial found refused. */
export type SendingRefusedSlot = {
  readonly slot: number
  /** Bit r is row r of the slot. */
  readonly rows: bigint
  /** Why the first of them is: a stable name, or the token’s own text, which nobody vouches for. */
  readonly reason: { readonly kind: string; readonly text?: string }
}

/** An order of a sender and how far it has come. */
export type SendingOrder = {
  readonly dropId: Hex
  readonly intent: SendingIntent
  readonly fees: SendingFees
  readonly scope: SendingScope
  /** With the rows that were asked for today. */
  readonly requests: RequestsPolicy & { readonly usedToday: number }
  readonly account: Address | undefined
  readonly orderedAt: number
  readonly changedAt: number
  readonly status: {
    readonly stage: SendingStage
    readonly end?: SendingEnd | undefined
    readonly slots: number
    readonly settledSlots: number
    readonly rows: number
    readonly settledRows: number
    readonly refusedRows: number
    /** Which they are, of the first slots; undefined before the first turn. */
    readonly refused?: readonly SendingRefusedSlot[] | undefined
    readonly transactions: number
    readonly wasted: number
    readonly feesSpent: bigint
    readonly inFlight: number
    readonly purse?: bigint | undefined
    readonly waiting?: SendingWait | undefined
    readonly problem?: SendingProblem | undefined
    readonly isInDoubt: boolean
    readonly returned?: { readonly hash: Hex; readonly value: bigint; readonly at: number } | undefined
  }
}

/**
 * State of a requested row. `queued` waits for more requests of its slot, or with the drop · `on-its-way` is in a transaction ·
 * `received` is paid on chain, by any transaction · `refused` failed in simulation, and is not retried before the next request
 */
export type RequestState = 'queued' | 'on-its-way' | 'received' | 'refused'

/** Why recipients can't ask for their rows at the moment. */
export type RequestBar =
  | 'not-allowed'
  | 'all-sent'
  | 'unnamed'
  | 'paused'
  | 'claims-closed'
  | 'not-open'
  | 'ended'
  | 'blocked'
  | 'purse-low'
  | 'budget-used'

/** What the account of a row signed, so that the row is paid to another address. */
export type SignedRow = {
  readonly to: Address
  /** Last second (since 1970) at which the distributor accepts the signature. */
  readonly deadline: bigint
  readonly signature: Hex
}

/** A row that its recipient asked for. */
export type RequestedRow = {
  readonly slot: number
  /** Its place in the slot. */
  readonly slotRow: number
  /** Undefined if the row is paid to its account. The API publishes the deadline alone. */
  readonly signed: SignedRow | undefined
  readonly state: RequestState
  /** The transaction that carries it, or paid it; undefined before, and where somebody else’s paid it. */
  readonly hash: Hex | undefined
  /** Why it was refused. */
  readonly problem: SendingProblem | undefined
  /** Milliseconds since 1970. */
  readonly askedAt: number
  /** Since when it is in this state, in milliseconds since 1970. */
  readonly changedAt: number
}

/** A row that is asked for: to its account, or to the address that the account signed for. */
export type AskedRow = Pick<RequestedRow, 'slot' | 'slotRow'> & { readonly signed?: SignedRow | undefined }

/** What a recipient may ask for, and asked for. */
export type RowRequests = {
  /** Undefined where rows may be asked for. */
  readonly bar: RequestBar | undefined
  /** What rows that were asked for wait for, beside others of their slot. */
  readonly waiting: SendingWait['reason'] | undefined
  readonly rows: readonly RequestedRow[]
}

/**
 * Why a signed row is not paid as signed. `on-its-way` is or was in a transaction to another address · `not-later` has another signature
 * with the same or a later deadline · `given-up` is not retried
 */
export type SignatureObstacle = 'on-its-way' | 'not-later' | 'given-up'

/** Result of simulating a claim. `errorName` is the distributor's error; undefined for an error of the token. */
export type TriedClaim =
  | { readonly kind: 'passes' }
  | { readonly kind: 'refused'; readonly errorName: string | undefined }

/** What asking for rows came to. */
export type RequestAnswer = {
  /** Undefined where the rows were taken. */
  readonly refusedFor: RequestBar | undefined
  /** Obstacle to rows that accounts signed for; undefined where each waits, is on its way or is paid with this very signature. */
  readonly notTaken: SignatureObstacle | undefined
  /** How things stand now: what was taken may have used up the day. */
  readonly requests: RowRequests
}

/** Something that happened to a drop. */
export type SendingEvent = {
  readonly id: string
  readonly kind: SendingEventKind
  readonly at: number
  readonly facts: Readonly<Record<string, string>>
}

/**
 * The sender service, as far as the API knows it. It moves nothing that the chain does not let its account move. Orders come from the drop’s
 * signed-in sender; requests for rows from anybody, where she allows it.
 */
export type SendingService = {
  /** Chains on which drops are sent at the moment. */
  listChains(): Promise<readonly number[]>
  /** What sending takes; undefined while it is still reckoned. */
  quote(
    drop: SentDrop,
    fees: SendingFees | undefined,
    signal?: AbortSignal,
  ): Promise<
    | { readonly kind: 'plan'; readonly plan: SendingQuote }
    | { readonly kind: 'problem'; readonly problem: SendingProblem }
    | undefined
  >
  /**
   * Sends a drop as soon as, and as long as, the chain names the account of the service. Changes fees, and goes on after a pause.
   *
   * @throws BaseError whose remedy is the user's, when it takes no more orders of the sender
   */
  start(drop: SentDrop, fees: SendingFees, choice?: SendingChoice): Promise<SendingOrder>
  /** Has the chain looked at, whether it was time for that or not; nothing that was ordered changes. Undefined where nothing was ordered. */
  look(dropId: Hex): Promise<SendingOrder | undefined>
  /** Undefined where nothing was ordered. */
  pause(dropId: Hex): Promise<SendingOrder | undefined>
  resume(dropId: Hex): Promise<SendingOrder | undefined>
  /** Stops, and sends what is left of the gas money back to the drop's sender. */
  stop(dropId: Hex): Promise<SendingOrder | undefined>
  /** Allows recipients to ask for their rows, or no longer. */
  setRequests(dropId: Hex, policy: RequestsPolicy): Promise<SendingOrder | undefined>
  /**
   * Simulates the call of a claim with the service's account for the drop, its fees and its gas limit. Undefined if the drop has no such
   * account. @throws if the chain can't be reached
   */
  tryClaim(dropId: Hex, call: { readonly to: Address; readonly data: Hex }): Promise<TriedClaim | undefined>
  /** Asks for rows of a recipient: those that fit what is left of the day. A signature is verified before. */
  request(dropId: Hex, asked: { readonly account: Address; readonly rows: readonly AskedRow[] }): Promise<RequestAnswer>
  /** What a recipient may ask for, and asked for. */
  getRequests(dropId: Hex, account: Address): Promise<RowRequests>
  getOrder(dropId: Hex): Promise<SendingOrder | undefined>
  /** Whether an account is the one that the service has for a drop, as far as a plan or an order of it ever named one. */
  isAccountOf(dropId: Hex, account: Address): Promise<boolean>
  /** Newest first. */
  listEvents(dropId: Hex, count: number): Promise<readonly SendingEvent[]>
}

/** What a sender service is given of the server it lives in. */
export type SendingHost = {
  readonly db: Database
  readonly jobs: Jobs
  readonly logger: Logger
  /** A sealed list, as it is kept here; undefined where there is none. */
  readonly fetchManifest: (dropId: Hex) => Promise<Manifest | undefined>
}

/** A sender service to be opened with the server: what it needs of database and jobs, and how it begins. */
export type SendingModule = {
  readonly migrations: readonly Migration[]
  readonly queues: OpenJobsParameters['queues']
  readonly open: (host: SendingHost) => Promise<OpenSending>
}

/** Metrics of the sender service. `drops` are counted by stage and by the reason they wait for. */
export type SendingFigures = {
  readonly drops: readonly { readonly stage: string; readonly waiting: string; readonly count: number }[]
  readonly transactions: number
  readonly wasted: number
  /** Drops that no process looked at in time. */
  readonly forgotten: number
  readonly requestsWaiting: number
  readonly requestsOldestSeconds: number
  readonly processes: number
  /** Drops that this process works on. */
  readonly lanes: number
}

/** A sender service that was opened. */
export type OpenSending = {
  readonly service: SendingService
  /** Figures of all processes together, and of this one. */
  readonly fetchFigures: () => Promise<SendingFigures>
  /** Ends what is sent from here, once it is written down. Called before the jobs and the database end. */
  readonly close: () => Promise<void>
}
