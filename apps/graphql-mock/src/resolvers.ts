import { DropsError, parseManifest, type Manifest, type Row } from '@slotdrop/drops'
import { GraphQLError, GraphQLScalarType } from 'graphql'
import { checksumAddress, type Address } from 'viem'
import { fromManifest, type MockDrop, type MockSlot } from './mockDrop.ts'
import { badInput, toPage } from './pages.ts'
import type { MockSession } from './sessions.ts'
import { mockDistributor, type World } from './worlds.ts'

/** What resolvers are given for one request. */
export type MockContext = {
  readonly world: World
  readonly session: MockSession | null
  readonly fault: { readonly kind: string; readonly type?: string }
}

type PageArgs = { first?: number; after?: string }

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const isVisible = (drop: MockDrop, { session }: MockContext) =>
  drop.isPublic || (session !== null && sameAddress(session.address, drop.terms.sender))

function toRow(drop: MockDrop, index: number) {
  const { account, id, amount }: Row = drop.rowAt(index)
  const { slotSize } = drop.terms
  return { index, slot: Math.floor(index / slotSize), slotRow: index % slotSize, account, tokenId: id, amount }
}

function toSlot(drop: MockDrop, index: number) {
  const slot: MockSlot | null = drop.slotAt(index)
  if (!slot) return null
  const rows = () =>
    Array.from({ length: slot.rowCount }, (_, place) => toRow(drop, index * drop.terms.slotSize + place))
  return { ...slot, rows }
}

const Drop = {
  chainId: (drop: MockDrop) => drop.terms.chainId,
  distributor: (drop: MockDrop) => drop.terms.distributor,
  sender: (drop: MockDrop) => drop.terms.sender,
  token: (drop: MockDrop) => ({ ...drop.token, address: drop.terms.token, standard: drop.terms.standard }),
  policy: (drop: MockDrop) => drop.terms.policy.toUpperCase(),
  safeTransfer: (drop: MockDrop) => drop.terms.safeTransfer,
  direct: (drop: MockDrop) => drop.terms.direct,
  opensAtSeconds: (drop: MockDrop) => drop.terms.opensAtSeconds,
  closesAtSeconds: (drop: MockDrop) => drop.terms.closesAtSeconds,
  round: (drop: MockDrop) => drop.terms.round,
  slotSize: (drop: MockDrop) => drop.terms.slotSize,
  visibility: (drop: MockDrop) => (drop.isPublic ? 'PUBLIC' : 'PRIVATE'),
  slots: (drop: MockDrop, args: PageArgs) => toPage(drop.slotCount, (index) => toSlot(drop, index), args, 'slot'),
  slot: (drop: MockDrop, { index }: { index: number }) => toSlot(drop, index),
  rows: (drop: MockDrop, args: PageArgs) => toPage(drop.rowCount, (index) => toRow(drop, index), args, 'row'),
}

const Query = {
  viewer: (_root: unknown, _args: unknown, { session }: MockContext) => session,
  drop: (_root: unknown, { id }: { id: string }, context: MockContext) =>
    context.world.drops.find((drop) => drop.id === id && isVisible(drop, context)) ?? null,
  drops: (_root: unknown, args: { sender: string; chainId?: number } & PageArgs, context: MockContext) => {
    const drops = context.world.drops
      .filter((drop) => sameAddress(drop.terms.sender, args.sender) && isVisible(drop, context))
      .filter((drop) => (args.chainId ?? drop.terms.chainId) === drop.terms.chainId)
      .toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
    return toPage(drops.length, (index) => drops[index], args, 'drop')
  },
}

const problem = (type: string, code: string, message: string, more: object = {}) => ({
  __typename: type,
  code,
  message,
  ...more,
})

async function saveDrop(
  _root: unknown,
  { input }: { input: { manifest: string; publish: boolean } },
  { session, world }: MockContext,
) {
  if (!session) return problem('NotSignedIn', 'NOT_SIGNED_IN', 'Sign in with the sender’s wallet, then save again.')
  let manifest: Manifest
  try {
    manifest = await parseManifest(input.manifest)
  } catch (error) {
    if (error instanceof DropsError) return problem('InvalidManifest', 'INVALID_MANIFEST', error.shortMessage)
    throw error
  }
  const { sender, distributor } = manifest.terms
  if (!sameAddress(sender, session.address)) {
    return problem('NotTheSender', 'NOT_THE_SENDER', `This drop pays from ${sender}. Sign in as that account.`, {
      sender,
      signedInAs: session.address,
      signedInChainId: session.chainId,
    })
  }
  if (!sameAddress(distributor, mockDistributor)) {
    return problem('OtherDistributor', 'OTHER_DISTRIBUTOR', `Drops on this chain are paid by ${mockDistributor}.`, {
      distributor,
      expected: mockDistributor,
    })
  }
  const known = world.drops.find((drop) => drop.id === manifest.dropId)
  if (known) return { __typename: 'SavedDrop', existed: true, drop: known }
  const drop = fromManifest(manifest, { savedAt: new Date(), isPublic: input.publish })
  world.drops.push(drop)
  return { __typename: 'SavedDrop', existed: false, drop }
}

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
  return problem(type, code, `Made up by the mock: ${type}.`, facts)
}

type Resolver = (root: unknown, args: never, context: MockContext) => unknown

const withFault =
  (resolve: Resolver): Resolver =>
  (root, args, context) =>
    context.fault.kind === 'typed-error' ? toTypedProblem(context.fault.type ?? '') : resolve(root, args, context)

const scalar = (name: string, pattern: RegExp, serialize: (value: never) => unknown = String) =>
  new GraphQLScalarType({
    name,
    serialize: (value) => serialize(value as never),
    parseValue: (value) => {
      if (typeof value !== 'string' || !pattern.test(value)) throw badInput(`This is no ${name}.`)
      return value
    },
  })

export const resolvers = {
  Query,
  Mutation: { saveDrop: withFault(saveDrop as Resolver) },
  Drop,
  Problem: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  SaveDropResult: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  Address: scalar('Address', /^0x[0-9a-fA-F]{40}$/, (value: Address) => checksumAddress(value)),
  Hex: scalar('Hex', /^0x([0-9a-fA-F]{2})*$/),
  BigInt: scalar('BigInt', /^(0|[1-9]\d{0,77})$/),
  DateTime: scalar('DateTime', /^\d{4}-\d\d-\d\dT/, (value: Date) => value.toISOString()),
}

/** What the API answers when something unexpected happens. */
export const unexpectedError = () =>
  new GraphQLError('Unexpected error.', { extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'mock' } })
