import { maxSlotSize } from '@slotdrop/drops'
import { isAddressEqual, type Address } from 'viem'
import { isVisible, pageOf, toAllocations, type PageArgs, type PagedArgs } from './dropFields.ts'
import { draft, ownDrafts } from './drafts.ts'
import type { MockDrop } from './mockDrop.ts'
import type { MockSession } from './sessions.ts'
import { isSenderService, sendingChains } from './sending.ts'
import { chunkCountOf, lookAtSealing, missingChunks } from './uploads.ts'
import type { MockContext, MockUpload } from './world.ts'
import { mockChainId, mockDistributor } from './worlds.ts'

export const Upload = {
  chainId: (upload: MockUpload) => upload.terms.chainId,
  sender: (upload: MockUpload) => upload.terms.sender,
  slotSize: (upload: MockUpload) => upload.terms.slotSize,
  chunkCount: chunkCountOf,
  missingChunkCount: (upload: MockUpload) => missingChunks(upload).length,
  missingChunks: (upload: MockUpload, { first }: { first: number }) => missingChunks(upload).slice(0, first),
}

export function ownUpload({ world, session }: MockContext, id: string) {
  const upload = world.uploads.get(id)
  return upload && session && isAddressEqual(upload.terms.sender, session.address) ? upload : null
}

export const Query = {
  viewer: (_root: unknown, _args: unknown, { session }: MockContext) => session,
  upload: async (_root: unknown, { id }: { id: string }, context: MockContext) => {
    const upload = ownUpload(context, id)
    if (upload) await lookAtSealing(context.world, upload)
    return ownUpload(context, id)
  },
  draft,
  sendingChains,
  isSenderService,
  networks: () => [{ chainId: mockChainId, distributor: mockDistributor }],
  product: () => ({
    name: 'Slotdrop',
    dropPerSlot: Object.entries(maxSlotSize).flatMap(([standard, rows]) =>
      standard === 'NATIVE' ? [] : [{ standard, rows }],
    ),
  }),
  drop: (_root: unknown, { id }: { id: string }, context: MockContext) =>
    context.world.drops.find((drop) => drop.id === id && isVisible(drop, context)) ?? null,
  drops: (_root: unknown, args: PagedArgs<DropsArgs>, context: MockContext) =>
    pageOf(
      visibleDrops(context, args.chainId)
        .filter((drop) => isAddressEqual(drop.terms.sender, args.sender))
        .filter((drop) => (args.visibility ?? visibilityOf(drop)) === visibilityOf(drop)),
      args,
      'drop',
    ),
  allocations: (_root: unknown, args: PagedArgs<{ account: Address; chainId?: number }>, context: MockContext) =>
    pageOf(
      visibleDrops(context, args.chainId).flatMap((drop) => toAllocations(drop, args.account)),
      args,
      'allocations',
    ),
}

type DropsArgs = { sender: Address; chainId?: number; visibility?: 'PRIVATE' | 'PUBLIC' }

function visibilityOf(drop: MockDrop) {
  return drop.isPublic ? 'PUBLIC' : 'PRIVATE'
}

function visibleDrops(context: MockContext, chainId: number | undefined) {
  return context.world.drops
    .filter((drop) => isVisible(drop, context) && (chainId ?? drop.terms.chainId) === drop.terms.chainId)
    .toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime())
}

export const Viewer = {
  drafts: (_session: unknown, _args: unknown, context: MockContext) => ownDrafts(context),
  uploads: (session: MockSession, args: PageArgs, { world }: MockContext) =>
    pageOf(
      [...world.uploads.values()].filter((upload) => isAddressEqual(upload.terms.sender, session.address)).toReversed(),
      args,
      'upload',
    ),
}
