import type { Address, Hex } from '@slotdrop/drops'
import { Sentence } from '@slotdrop/messages'
import { askServer } from '../../server-data/askServer.ts'
import type {
  RequestBar as ServerBar,
  RequestState as ServerState,
  SendingWaitReason,
} from '../../server-data/schema.generated.ts'
import { requestQuery, requestRowsMutation } from './requestOperations.ts'

/** Why rows can't be asked for at the moment. */
export type RequestBar = `${ServerBar}`

/** A row that its recipient asked for, as the sender service knows it. What is paid the chain decides. */
export type RequestedRow = {
  readonly slot: number
  /** Its place in the slot. */
  readonly slotRow: number
  readonly state: `${ServerState}`
  /** End of the signature for another address, in milliseconds since 1970; undefined where the row is paid to its account. */
  readonly signedUntil: number | undefined
  /** The transaction that carries it, or paid it. */
  readonly transaction: Hex | undefined
  /** Why it was refused. */
  readonly problem: Sentence | undefined
  /** Since when it is in this state: milliseconds since 1970. */
  readonly changedAt: number
}

/** What a recipient may ask the sender service for, and asked for. */
export type RowRequests = {
  /** Undefined where rows may be asked for. */
  readonly bar: RequestBar | undefined
  /** What queued rows wait for, beside others of their slot. */
  readonly waiting: `${SendingWaitReason}` | undefined
  readonly rows: readonly RequestedRow[]
}

type Answer = {
  readonly reason: RequestBar | null
  readonly waiting: `${SendingWaitReason}` | null
  readonly requestedRows: readonly {
    readonly slot: number
    readonly slotRow: number
    readonly state: `${ServerState}`
    readonly signedUntil?: string | null
    readonly transaction: Hex | null
    readonly changedAt: string
    readonly problem: {
      readonly key: string | null
      readonly message: string
      readonly values: readonly { readonly name: string; readonly value: string }[]
    } | null
  }[]
}

function toRequests({ reason, waiting, requestedRows }: Answer): RowRequests {
  return {
    bar: reason ?? undefined,
    waiting: waiting ?? undefined,
    rows: requestedRows.map(({ slot, slotRow, state, signedUntil, transaction, problem, changedAt }) => ({
      signedUntil: signedUntil ? Date.parse(signedUntil) : undefined,
      ...{ slot, slotRow, state, transaction: transaction ?? undefined, changedAt: Date.parse(changedAt) },
      problem:
        problem === null
          ? undefined
          : new Sentence(
              { id: problem.key ?? '', text: problem.message },
              Object.fromEntries(problem.values.map(({ name, value }) => [name, value])),
            ),
    })),
  }
}

/** What asking for rows came to. */
export type AskedRows =
  | { readonly kind: 'taken'; readonly requests: RowRequests }
  | { readonly kind: 'not-offered'; readonly bar: RequestBar }
  /** Nothing of the address is open: it was paid meanwhile. */
  | { readonly kind: 'nothing-open' }

type Result =
  | { readonly __typename: 'RowsRequested'; readonly request: Answer }
  | { readonly __typename: 'RequestNotOffered'; readonly reason: RequestBar }
  | { readonly __typename: 'NotOnTheList' | 'NothingOpen' | 'DropNotFound' }

/** Whose rows of which drop. */
export type Recipient = {
  readonly dropId: Hex
  readonly account: Address
}

/** The sender service, as a recipient's page asks it. */
export type RequestServer = {
  /** Undefined where the server does not know the drop. */
  readonly look: (recipient: Recipient, signal: AbortSignal) => Promise<RowRequests | undefined>
  readonly ask: (recipient: Recipient) => Promise<AskedRows>
}

/** The sender service behind the site's own server. */
export const rowRequestServer: RequestServer = {
  async look({ dropId, account }, signal) {
    const { drop } = await askServer<{ readonly drop: { readonly request: Answer } | null }>(
      { query: requestQuery, operationName: 'Request', variables: { id: dropId, recipient: account } },
      signal,
    )
    return drop ? toRequests(drop.request) : undefined
  },
  async ask({ dropId, account }) {
    const { requestRows } = await askServer<{ readonly requestRows: Result }>({
      query: requestRowsMutation,
      operationName: 'RequestRows',
      variables: { input: { id: dropId, recipient: account } },
    })
    switch (requestRows.__typename) {
      case 'RowsRequested':
        return { kind: 'taken', requests: toRequests(requestRows.request) }
      case 'RequestNotOffered':
        return { kind: 'not-offered', bar: requestRows.reason }
      case 'DropNotFound':
      case 'NotOnTheList':
        // The page has the rows from the drop's own files: the server lost the drop.
        return { kind: 'not-offered', bar: 'NOT_ALLOWED' }
      case 'NothingOpen':
        return { kind: 'nothing-open' }
    }
  },
}
