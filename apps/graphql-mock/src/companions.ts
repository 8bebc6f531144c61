import { isOwn } from './dropFields.ts'
import type { MockDrop } from './mockDrop.ts'
import { problem } from './problem.ts'
import type { MockCompanion, MockContext } from './world.ts'

const partBytes = 640_000

function partCountOf({ bytes }: { readonly bytes: number }) {
  return Math.ceil(bytes / partBytes)
}

function keyOf(hash: string, part: number) {
  return `${hash}:${part}`
}

/** The session's drop, or why there is none. */
function findOwn(context: MockContext, id: string) {
  if (!context.session)
    return problem('NotSignedIn', 'NOT_SIGNED_IN', 'Sign in with the sender’s wallet, then try again.', {
      values: { noun: 'drop' },
    })
  const drop = context.world.drops.find((candidate) => candidate.id === id && isOwn(candidate, context))
  return drop ?? problem('DropNotFound', 'DROP_NOT_FOUND', 'Your account has no such drop.')
}

function companionOf({ id }: { readonly id: string }, { world }: MockContext): MockCompanion {
  const known = world.companions.get(id)
  const companion = known ?? { mode: null, hash: null, bytes: 0, parts: new Map() }
  if (!known) world.companions.set(id, companion)
  return companion
}

export const companionFields = {
  mode: (drop: MockDrop, _args: unknown, context: MockContext) =>
    isOwn(drop, context) ? (context.world.companions.get(drop.id)?.mode ?? null) : null,
  companion: (drop: MockDrop, _args: unknown, context: MockContext) => {
    const companion = context.world.companions.get(drop.id)
    return companion?.hash && isOwn(drop, context) ? companion : null
  },
}

export const Companion = {
  partCount: partCountOf,
  part: ({ hash, parts }: MockCompanion, { part }: { part: number }) => parts.get(keyOf(hash ?? '', part)) ?? null,
}

function saveCompanion(
  _root: unknown,
  { input }: { input: { id: string; mode: string; hash: string; bytes: number } },
  context: MockContext,
) {
  const drop = findOwn(context, input.id)
  if ('code' in drop) return drop
  const { mode, hash, bytes } = input
  const companion = companionOf(drop, context)
  const missingParts = Array.from({ length: partCountOf(input) }, (_, part) => part).filter(
    (part) => !companion.parts.has(keyOf(hash, part)),
  )
  if (missingParts.length > 0)
    return problem('CompanionIncomplete', 'COMPANION_INCOMPLETE', `${missingParts.length} parts are missing.`, {
      values: { count: missingParts.length },
      missingParts,
    })
  Object.assign(companion, { mode, hash, bytes })
  return { __typename: 'CompanionSaved', drop }
}

function addCompanionPart(
  _root: unknown,
  { input }: { input: { id: string; hash: string; part: number; data: string } },
  context: MockContext,
) {
  const drop = findOwn(context, input.id)
  if ('code' in drop) return drop
  companionOf(drop, context).parts.set(keyOf(input.hash, input.part), input.data)
  return { __typename: 'CompanionPartAdded', part: input.part }
}

export const companionMutations = { saveCompanion, addCompanionPart }
