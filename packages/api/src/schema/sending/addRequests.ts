import type { Address } from 'viem'
import { reasonValues } from '../../messages.ts'
import * as messages from '../../messages.generated.ts'
import { type CodedProblem, problem } from '../../problem.ts'
import type { RequestBar, RequestedRow, RequestState, RowRequests } from '../../sending.ts'
import type { DropRecord } from '../../services/drops/dropRecord.ts'
import { type ClaimFault, type ClaimOutcome, requestClaim } from '../../services/sending/requestClaim.ts'
import { getRequests, requestRows } from '../../services/sending/requestRows.ts'
import { type Message, sentence } from '@slotdrop/messages'
import type { Builder } from '../builder.ts'
import type { DropTypes } from '../drop.ts'
import type { ProblemTypes } from '../problem.ts'
import { type addSendingTypes, toValues } from './addSendingTypes.ts'

type Types = DropTypes & ProblemTypes & ReturnType<typeof addSendingTypes>

const stateTexts = {
  queued: 'It waits for others of its slot, or for what `waiting` says.',
  'on-its-way': 'A transaction carries it.',
  received: 'It is paid.',
  refused: 'The token refused it, as `problem` says; it may be asked for again after ten minutes.',
} as const satisfies Record<RequestState, string>

const barTexts = {
  'not-allowed': 'The sender does not pay for requests, or nobody sends this drop.',
  'all-sent': 'Every row is sent anyway: nobody has to ask.',
  unnamed: 'The chain does not name the service’s account as the drop’s operator.',
  paused: 'The sender paused it.',
  'claims-closed': 'The drop’s claims are not open.',
  'not-open': 'The drop opens later.',
  ended: 'The drop is over, cancelled or closed.',
  blocked: 'Something stands in the way that the sender has to mend.',
  'purse-low': 'The account of the service has too little for gas.',
  'budget-used': 'What the sender allows a day is used up; the next day begins at midnight UTC.',
} as const satisfies Record<RequestBar, string>

/** What a recipient reads of each. */
const barMessages: Readonly<Record<RequestBar, Message>> = {
  'not-allowed': messages.requestsNotAllowed,
  'all-sent': messages.requestsNeedless,
  unnamed: messages.requestsNotAllowed,
  paused: messages.requestsPaused,
  'claims-closed': messages.requestsNeedClaims,
  'not-open': messages.requestsTooEarly,
  ended: messages.requestsTooLate,
  blocked: messages.requestsBlocked,
  'purse-low': messages.requestsWithoutGas,
  'budget-used': messages.requestsUsedUp,
}

const faultTexts = {
  'own-address': 'The destination is the row’s own account: `requestRows` asks for that.',
  'bad-destination': 'The destination is nobody’s (zero, burn, precompiled), the distributor or the token.',
  expired: 'The deadline is over, or less than ten minutes away.',
  'too-long': 'The deadline is more than thirty days away. A signature can’t be withdrawn.',
  'bad-signature': 'The row’s account did not sign this: another account, network, drop, row, destination or deadline.',
  refused:
    'A trial on the chain was refused: by the token, by the destination, or because the sender’s means do not suffice.',
  'chain-silent': 'The chain can’t be asked now, so the signature can’t be verified.',
  'on-its-way': 'A transaction carries the row already, to its account or to the address of another signature.',
  'not-later':
    'Another signature for the row counts, whose deadline is as late or later; or the service refused this one.',
  'given-up': 'The service does not try the row any more: payments of it failed or were refused.',
} as const satisfies Record<ClaimFault, string>

/** What a recipient reads of each. */
const faultMessages: Readonly<Record<ClaimFault, Message>> = {
  'own-address': messages.claimToOwnAddress,
  'bad-destination': messages.claimToBadAddress,
  expired: messages.claimExpired,
  'too-long': messages.claimTooLong,
  'bad-signature': messages.claimBadSignature,
  refused: messages.claimRefusedByChain,
  'chain-silent': messages.claimChainSilent,
  'on-its-way': messages.claimOnItsWay,
  'not-later': messages.claimNotLater,
  'given-up': messages.claimGivenUp,
}

/** Requests of a recipient, and the drop that they are about. */
type RequestsOfDrop = { readonly drop: DropRecord; readonly requests: RowRequests }
type RowOfDrop = { readonly drop: DropRecord; readonly row: RequestedRow }

function addRowRequests(builder: Builder, { waitReason, obstacle }: Types) {
  const state = builder.enumType('RequestState', {
    description: 'How far a row is that its recipient asked for.',
    values: toValues(stateTexts),
  })
  const bar = builder.enumType('RequestBar', {
    description: 'Why recipients can’t ask for their rows at the moment.',
    values: toValues(barTexts),
  })
  const row = builder.objectRef<RowOfDrop>('RequestedRow').implement({
    description: 'A row that its recipient asked for.',
    fields: (t) => ({
      index: t.int({
        resolve: ({ drop, row: { slot, slotRow } }) => slot * drop.slotSize + slotRow,
        description: 'Position in the canonical order of the whole list: `index` of its `Row`.',
      }),
      slot: t.int({ resolve: (r) => r.row.slot, description: 'Index of its slot.' }),
      slotRow: t.int({ resolve: (r) => r.row.slotRow, description: 'Position in that slot.' }),
      state: t.field({ type: state, resolve: (r) => r.row.state, description: 'How far it is.' }),
      signedUntil: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ row: { signed } }) => (signed ? new Date(Number(signed.deadline) * 1000) : null),
        description:
          'Of a row whose account signed for another address: until when the signature is valid. Which address that is tells the chain once it is paid.',
      }),
      transaction: t.field({
        type: 'Hex',
        nullable: true,
        resolve: (r) => r.row.hash ?? null,
        description:
          'Hash of the transaction that carries it, or paid it. Null before, and where somebody else’s paid it.',
      }),
      problem: t.field({
        type: obstacle,
        nullable: true,
        resolve: (r) => r.row.problem ?? null,
        description: 'Why it was refused.',
      }),
      askedAt: t.field({
        type: 'DateTime',
        resolve: (r) => new Date(r.row.askedAt),
        description: 'When it was asked for.',
      }),
      changedAt: t.field({
        type: 'DateTime',
        resolve: (r) => new Date(r.row.changedAt),
        description: 'Since when it is in this state: of a row that is RECEIVED, when that was seen.',
      }),
    }),
  })
  const requests = builder.objectRef<RequestsOfDrop>('RowRequests').implement({
    description: 'What a recipient may ask the sender service for, and asked for. What is paid the chain decides.',
    fields: (t) => ({
      isOffered: t.boolean({
        resolve: (r) => r.requests.bar === undefined,
        description: 'Whether rows may be asked for: the sender pays their gas, nobody signs anything.',
      }),
      reason: t.field({
        type: bar,
        nullable: true,
        resolve: (r) => r.requests.bar ?? null,
        description: 'Why they may not; null where they may.',
      }),
      waiting: t.field({
        type: waitReason,
        nullable: true,
        resolve: (r) => r.requests.waiting ?? null,
        description: 'What queued rows wait for beside others of their slot, such as FEE: cheaper gas.',
      }),
      requestedRows: t.field({
        type: [row],
        resolve: ({ drop, requests: { rows } }) => rows.map((each) => ({ drop, row: each })),
        description:
          'Rows that were asked for, in canonical order, at most 250. Poll every few seconds while one is QUEUED or ON_ITS_WAY.',
      }),
    }),
  })
  return { bar, requests }
}

function toResult(outcome: ClaimOutcome) {
  switch (outcome.kind) {
    case 'taken':
      return { __typename: 'RowsRequested' as const, ...outcome }
    case 'not-offered':
      return {
        ...problem('REQUEST_NOT_OFFERED', reasonValues(sentence(barMessages[outcome.bar]))),
        bar: outcome.bar,
      }
    case 'refused':
      return {
        ...problem('CLAIM_REFUSED', reasonValues(sentence(faultMessages[outcome.fault]))),
        fault: outcome.fault,
      }
    case 'not-listed':
      return problem('NOT_ON_THE_LIST', {})
    case 'nothing-open':
      return problem('NOTHING_OPEN', {})
    case 'no-drop':
      return problem('DROP_NOT_FOUND', {})
    default:
      return outcome satisfies never
  }
}

/** "To another address": a row that its account signed for. */
function addClaimTypes(builder: Builder, types: Types) {
  const fault = builder.enumType('ClaimFault', {
    description: 'Why a signed claim is not taken.',
    values: toValues(faultTexts),
  })
  const refused = builder.objectRef<CodedProblem & { readonly fault: ClaimFault }>('ClaimRefused').implement({
    description: 'The signed claim is not taken; nothing was paid.',
    interfaces: [types.problem],
    fields: (t) => ({ fault: t.field({ type: fault, resolve: (p) => p.fault, description: 'Why.' }) }),
  })
  const input = builder.inputType('RequestClaimInput', {
    description: 'A row, and the EIP-712 `Claim` that its account signed.',
    fields: (t) => ({
      id: t.field({ type: 'Hex', required: true, description: 'The drop id.' }),
      recipient: t.field({ type: 'Address', required: true, description: 'The row’s account, which signed.' }),
      slot: t.int({ required: true, description: 'Index of the row’s slot.' }),
      slotRow: t.int({ required: true, description: 'Position of the row in that slot.' }),
      to: t.field({ type: 'Address', required: true, description: 'The address that is paid.' }),
      deadline: t.field({
        type: 'BigInt',
        required: true,
        description: 'Last second (since 1970) at which the distributor accepts the signature.',
      }),
      signature: t.field({
        type: 'Hex',
        required: true,
        description: 'Of the account’s key, or what its contract accepts (ERC-1271).',
      }),
    }),
  })
  return { refused, input }
}

/** "Send it to me": rows that their recipients ask for, without wallet, gas or signature. */
export function addRequests(builder: Builder, types: Types): void {
  const { bar, requests } = addRowRequests(builder, types)
  const taken = builder.objectRef<RequestsOfDrop>('RowsRequested').implement({
    description: 'The rows wait to be sent; asked for again nothing changes.',
    fields: (t) => ({
      request: t.field({ type: requests, resolve: (r) => r, description: 'How they stand.' }),
    }),
  })
  const notOffered = builder.objectRef<CodedProblem & { readonly bar: RequestBar }>('RequestNotOffered').implement({
    description: 'Rows can’t be asked for now.',
    interfaces: [types.problem],
    fields: (t) => ({ reason: t.field({ type: bar, resolve: (p) => p.bar, description: 'Why.' }) }),
  })
  const notListed = builder.objectRef<CodedProblem>('NotOnTheList').implement({
    description: 'The list has no row of this address.',
    interfaces: [types.problem],
  })
  const nothingOpen = builder.objectRef<CodedProblem>('NothingOpen').implement({
    description: 'The chain shows every row of this address as paid.',
    interfaces: [types.problem],
  })
  const result = builder.unionType('RequestRowsResult', {
    description: 'Result of asking for rows.',
    types: [taken, notOffered, notListed, nothingOpen, types.dropNotFound],
  })
  const input = builder.inputType('RequestRowsInput', {
    description: 'Whose rows are asked for.',
    fields: (t) => ({
      id: t.field({ type: 'Hex', required: true, description: 'The drop id.' }),
      recipient: t.field({ type: 'Address', required: true, description: 'The address that the list names.' }),
    }),
  })
  const claim = addClaimTypes(builder, types)
  const claimResult = builder.unionType('RequestClaimResult', {
    description: 'Result of asking for a row with a signature.',
    types: [taken, claim.refused, notOffered, notListed, nothingOpen, types.dropNotFound],
  })
  builder.mutationField('requestClaim', (t) =>
    t.field({
      type: claimResult,
      args: { input: t.arg({ type: claim.input, required: true, description: 'Row, destination and signature.' }) },
      description:
        'Asks the sender service to pay a row to another address, for which its account signed. Needs no session: the signature decides, and the sender pays the gas. A row that waits goes where its account signed last, by deadline; the answer is `RowsRequested` only if that is this signature.',
      resolve: async (_root, { input: { to, deadline, signature, ...row } }, context) =>
        toResult(await requestClaim(context, { ...row, signed: { to, deadline, signature } })),
    }),
  )
  builder.objectField(types.drop, 'request', (t) =>
    t.field({
      type: requests,
      args: { recipient: t.arg({ type: 'Address', required: true, description: 'The address that the list names.' }) },
      description:
        'Whether a recipient may let the sender service send her rows, and how far those are that she asked for.',
      resolve: async (drop, args: { readonly recipient: Address }, context) => ({
        drop,
        requests: await getRequests(context, drop, args.recipient),
      }),
    }),
  )
  builder.mutationField('requestRows', (t) =>
    t.field({
      type: result,
      args: { input: t.arg({ type: input, required: true, description: 'Whose rows.' }) },
      description:
        'Asks the sender service to send the open rows of an address. Needs no session: they are paid to that address alone, and the sender pays the gas.',
      resolve: async (_root, args, context) => toResult(await requestRows(context, args.input)),
    }),
  )
}
