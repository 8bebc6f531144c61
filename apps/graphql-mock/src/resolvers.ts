import { GraphQLError, GraphQLScalarType } from 'graphql'
import { getAddress } from 'viem'
import { Companion, companionFields } from './companions.ts'
import { Drop } from './dropFields.ts'
import { Draft } from './drafts.ts'
import { Mutation } from './mutations.ts'
import { badInput } from './pages.ts'
import { problem } from './problem.ts'
import { Query, Upload, Viewer } from './queries.ts'
import { sendingFields } from './sending.ts'
import type { MockContext } from './world.ts'

/** A union member made up for a fault: every field it may have is there. */
function toTypedProblem(type: string) {
  const code = type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()
  const address = '0x0000000000000000000000000000000000000001'
  const facts = {
    sender: address,
    signedInAs: address,
    signedInChainId: 1,
    chainId: 1,
    distributor: address,
    expected: address,
  }
  const reason = `Made up by the mock: ${type}.`
  const values = { ...facts, noun: 'drop', part: 'list', reason, max: 1, count: 1, chunk: 0 }
  return problem(type, code, reason, { values, ...facts })
}

type Resolver = (root: unknown, args: never, context: MockContext) => unknown

function withFault(resolve: Resolver): Resolver {
  return (root, args, context) =>
    context.fault.kind === 'typed-error' ? toTypedProblem(context.fault.type ?? '') : resolve(root, args, context)
}

function scalar(name: string, pattern: RegExp, serialize: (value: unknown) => unknown = String) {
  return new GraphQLScalarType({
    name,
    serialize,
    parseValue: (value) => {
      if (typeof value !== 'string' || !pattern.test(value)) throw badInput(`This is no ${name}.`)
      return value
    },
  })
}

const byTypeName = { __resolveType: ({ __typename }: { __typename: string }) => __typename }
const anyText = /^/

export const resolvers = {
  Query,
  Mutation: Object.fromEntries(Object.entries<Resolver>(Mutation).map(([name, resolve]) => [name, withFault(resolve)])),
  Drop: { ...Drop, ...companionFields, ...sendingFields },
  Companion,
  Upload,
  Draft,
  Viewer,
  Problem: byTypeName,
  SaveDropResult: byTypeName,
  CreateUploadResult: byTypeName,
  AppendRowsResult: byTypeName,
  SealUploadResult: byTypeName,
  CancelSealingResult: byTypeName,
  DeleteUploadResult: byTypeName,
  SaveDraftResult: byTypeName,
  AddListPartResult: byTypeName,
  DeleteDraftResult: byTypeName,
  SaveCompanionResult: byTypeName,
  AddCompanionPartResult: byTypeName,
  ChangeDropResult: byTypeName,
  ChangeSendingResult: byTypeName,
  SendingQuoteResult: byTypeName,
  Address: scalar('Address', /^0x[0-9a-fA-F]{40}$/, (value) => getAddress(String(value))),
  Hex: scalar('Hex', /^0x([0-9a-fA-F]{2})*$/),
  BigInt: scalar('BigInt', /^(0|[1-9]\d{0,77})$/),
  Base64: scalar('Base64', anyText),
  DateTime: scalar('DateTime', /^\d{4}-\d\d-\d\dT/, (value) =>
    value instanceof Date ? value.toISOString() : String(value),
  ),
}

/** What the API answers when something unexpected happens. */
export function unexpectedError() {
  return new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'mock' } })
}
