import { isAddressEqual } from 'viem'
import type { MockContext, MockDraft } from './world.ts'
import { problem } from './problem.ts'

type KeepInput = Omit<
  MockDraft,
  'owner' | 'revision' | 'parts' | 'updatedAt' | 'chainId' | 'listHash' | 'listBytes'
> & {
  baseRevision: number
  chainId?: number | null
  listHash?: string | null
  listBytes?: number | null
}

const partBytes = 640_000

function partCountOf({ listBytes }: Pick<MockDraft, 'listBytes'>) {
  return Math.ceil(listBytes / partBytes)
}

function keyOf(listHash: string, part: number) {
  return `${listHash}:${part}`
}

function notSignedIn() {
  return problem('NotSignedIn', 'NOT_SIGNED_IN', 'Sign in, then try again.', { values: { noun: 'draft' } })
}

function notFound({ session }: MockContext) {
  return session ? problem('DraftNotFound', 'DRAFT_NOT_FOUND', 'Your account has no such draft.') : notSignedIn()
}

function findOwn({ world, session }: MockContext, id: string) {
  const draft = world.drafts.get(id)
  return draft && session && isAddressEqual(draft.owner, session.address) ? draft : undefined
}

/** The session's drafts, last changed first. */
export function ownDrafts({ world, session }: MockContext) {
  return [...world.drafts.values()]
    .filter(({ owner, revision }) => session && isAddressEqual(owner, session.address) && revision > 0)
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime())
}

export function draft(_root: unknown, { id }: { id: string }, context: MockContext) {
  const draft = findOwn(context, id)
  return draft && draft.revision > 0 ? draft : null
}

export const Draft = {
  partCount: partCountOf,
  listPart: (draft: MockDraft, { part }: { part: number }) =>
    (draft.listHash && draft.parts.get(keyOf(draft.listHash, part))) ?? null,
}

export function saveDraft(_root: unknown, { input }: { input: KeepInput }, context: MockContext) {
  const { session, world } = context
  if (!session) return notSignedIn()
  const { baseRevision, chainId = null, listHash = null, listBytes, ...rest } = input
  const known = findOwn(context, input.id)
  if (!known && baseRevision > 0) return notFound(context)
  if (known && known.revision !== baseRevision) {
    const message = 'This draft was changed on another device meanwhile.'
    return problem('DraftConflict', 'DRAFT_CONFLICT', message, { draft: known })
  }
  const draft: MockDraft = {
    ...rest,
    owner: session.address,
    revision: baseRevision,
    chainId,
    listHash,
    listBytes: listBytes ?? 0,
    parts: known?.parts ?? new Map(),
    updatedAt: new Date(),
  }
  const missingParts = Array.from({ length: partCountOf(draft) }, (_, part) => part).filter(
    (part) => !draft.parts.has(keyOf(listHash ?? '', part)),
  )
  if (missingParts.length > 0) {
    if (!known) world.drafts.set(draft.id, draft)
    return problem('ListIncomplete', 'LIST_INCOMPLETE', `${missingParts.length} parts are missing.`, {
      values: { count: missingParts.length },
      missingParts,
    })
  }
  const kept = { ...draft, revision: baseRevision + 1 }
  world.drafts.set(draft.id, kept)
  return { __typename: 'SavedDraft', draft: kept }
}

export function addListPart(
  _root: unknown,
  { input }: { input: { id: string; listHash: string; part: number; data: string } },
  context: MockContext,
) {
  const draft = findOwn(context, input.id)
  if (!draft) return notFound(context)
  draft.parts.set(keyOf(input.listHash, input.part), input.data)
  return { __typename: 'ListPartAdded', part: input.part }
}

export function deleteDraft(_root: unknown, { id }: { id: string }, context: MockContext) {
  if (!findOwn(context, id)) return notFound(context)
  context.world.drafts.delete(id)
  return { __typename: 'DraftDeleted', id }
}
