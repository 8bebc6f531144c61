import { DropsError, parseManifest, type DropTerms, type Manifest } from '@slotdrop/drops'
import { isAddressEqual } from 'viem'
import { isOwn } from './dropFields.ts'
import { addListPart, deleteDraft, saveDraft } from './drafts.ts'
import { companionMutations } from './companions.ts'
import { fromManifest, type MockDrop } from './mockDrop.ts'
import { problem } from './problem.ts'
import { ownUpload } from './queries.ts'
import { sendingMutations } from './sending.ts'
import type { MockSession } from './sessions.ts'
import { maxSlotsAtOnce, missingChunks, openUpload, toDrop } from './uploads.ts'
import type { MockContext, World } from './world.ts'
import { mockChainId, mockDistributor } from './worlds.ts'

function notSignedIn() {
  return problem('NotSignedIn', 'NOT_SIGNED_IN', 'Sign in with the sender’s wallet, then try again.', {
    values: { noun: 'drop' },
  })
}

function invalidManifest(reason: string) {
  return problem('InvalidManifest', 'INVALID_MANIFEST', reason, { values: { reason } })
}

/** Why the session may not keep a drop with these terms; `null` when it may. */
function termsProblem({ sender, distributor, chainId }: DropTerms, session: MockSession | null) {
  if (!session) return notSignedIn()
  if (!isAddressEqual(sender, session.address)) {
    return problem('NotTheSender', 'NOT_THE_SENDER', `This drop pays from ${sender}. Sign in as that account.`, {
      values: { sender },
      sender,
      signedInAs: session.address,
      signedInChainId: session.chainId,
    })
  }
  if (chainId !== mockChainId) {
    return problem('ChainNotOffered', 'CHAIN_NOT_OFFERED', `No distributor is configured for chain ${chainId}.`, {
      values: { chainId },
      chainId,
    })
  }
  if (!isAddressEqual(distributor, mockDistributor)) {
    return problem('OtherDistributor', 'OTHER_DISTRIBUTOR', `Drops on this chain are paid by ${mockDistributor}.`, {
      values: { expected: mockDistributor },
      distributor,
      expected: mockDistributor,
    })
  }
  return null
}

function keep(world: World, drop: MockDrop) {
  const known = world.drops.find(({ id }) => id === drop.id)
  if (!known) world.drops.push(drop)
  return { __typename: 'SavedDrop', existed: known !== undefined, drop: known ?? drop }
}

async function saveDrop(
  _root: unknown,
  { input }: { input: { manifest: string; publish: boolean } },
  { session, world }: MockContext,
) {
  if (!session) return notSignedIn()
  let manifest: Manifest
  try {
    manifest = await parseManifest(input.manifest)
  } catch (error) {
    if (error instanceof DropsError) return invalidManifest(error.shortMessage)
    throw error
  }
  const wrong = termsProblem(manifest.terms, session)
  return wrong ?? keep(world, fromManifest(manifest, { savedAt: new Date(), isPublic: input.publish }))
}

type UploadInput = Record<'opensAtSeconds' | 'closesAtSeconds' | 'round', string> &
  Omit<DropTerms, 'policy' | 'opensAtSeconds' | 'closesAtSeconds' | 'round'> & {
    policy: 'SKIP' | 'STRICT'
    dropId: string
    title: string
    rowCount: number
    symbol: string
    tokenName: string
    decimals: number
  }

function createUpload(_root: unknown, { input }: { input: UploadInput }, { session, world }: MockContext) {
  const { dropId, title, rowCount, symbol, tokenName, decimals, ...rest } = input
  const terms: DropTerms = {
    ...rest,
    policy: rest.policy === 'STRICT' ? 'strict' : 'skip',
    opensAtSeconds: BigInt(rest.opensAtSeconds),
    closesAtSeconds: BigInt(rest.closesAtSeconds),
    round: BigInt(rest.round),
  }
  const wrong = termsProblem(terms, session)
  if (wrong) return wrong
  const known = world.drops.find(({ id }) => id === dropId)
  if (known) return { __typename: 'SavedDrop', existed: true, drop: known }
  const token = { symbol, name: tokenName, decimals }
  return { __typename: 'UploadOpened', ...openUpload(world, { dropId, terms, token, title, rowCount }) }
}

function uploadNotFound({ session }: MockContext) {
  return session
    ? problem('UploadNotFound', 'UPLOAD_NOT_FOUND', 'Your account has no such upload. Begin it again.')
    : notSignedIn()
}

function appendRows(
  _root: unknown,
  { input }: { input: { uploadId: string; chunk: number; slots: string[] } },
  context: MockContext,
) {
  const upload = ownUpload(context, input.uploadId)
  if (!upload) return uploadNotFound(context)
  const expected = Math.min(upload.chunkSlots, upload.slotCount - input.chunk * upload.chunkSlots)
  if (input.chunk < 0 || input.slots.length !== expected) {
    const count = input.slots.length
    const reason = `Chunk ${input.chunk} has ${expected} slots, not ${count}.`
    return problem('InvalidChunk', 'INVALID_CHUNK', reason, {
      values: { chunk: input.chunk, expected, count, reasonKey: 'chunkOfOtherSize', reason },
    })
  }
  const known = upload.chunks.get(input.chunk)
  if (known && known.join() !== input.slots.join()) {
    return problem('ChunkConflict', 'CHUNK_CONFLICT', `Chunk ${input.chunk} was sent before with other rows.`, {
      values: { chunk: input.chunk },
      chunk: input.chunk,
    })
  }
  upload.chunks.set(input.chunk, input.slots)
  return { __typename: 'RowsAppended', upload, existed: known !== undefined }
}

async function sealUpload(_root: unknown, { id, publish }: { id: string; publish: boolean }, context: MockContext) {
  const upload = ownUpload(context, id)
  if (!upload) return uploadNotFound(context)
  const missing = missingChunks(upload).length
  if (missing > 0)
    return problem(
      'UploadIncomplete',
      'UPLOAD_INCOMPLETE',
      `${missing} chunks are missing. Send them, then seal again.`,
      { values: { count: missing }, upload },
    )
  if (upload.slotCount > maxSlotsAtOnce) {
    upload.sealing = { state: 'SEALING', doneRows: 0, publish }
    return { __typename: 'SealingUnderWay', upload }
  }
  const drop = await toDrop(upload, publish)
  if (typeof drop === 'string') return invalidManifest(drop)
  context.world.uploads.delete(id)
  return keep(context.world, drop)
}

function cancelSealing(_root: unknown, { id }: { id: string }, context: MockContext) {
  const upload = ownUpload(context, id)
  if (!upload) return uploadNotFound(context)
  if (upload.sealing) upload.sealing.state = 'CANCELLED'
  return { __typename: 'SealingCancelled', upload }
}

function deleteUpload(_root: unknown, { id }: { id: string }, context: MockContext) {
  if (!ownUpload(context, id)) return uploadNotFound(context)
  context.world.uploads.delete(id)
  return { __typename: 'UploadDeleted', id }
}

function publishDrop(_root: unknown, { id }: { id: string }, context: MockContext) {
  const drop = ownDrop(context, id)
  if ('code' in drop) return drop
  drop.isPublic = true
  return { __typename: 'DropChanged', drop }
}

function deleteDrop(_root: unknown, { id }: { id: string }, context: MockContext) {
  const drop = ownDrop(context, id)
  if ('code' in drop) return drop
  if (drop.isPublic) {
    return problem(
      'DropIsPublic',
      'DROP_IS_PUBLIC',
      'This drop is public, and what is public is kept: others may rely on it.',
    )
  }
  context.world.drops.splice(context.world.drops.indexOf(drop), 1)
  return { __typename: 'DropDeleted', id }
}

function ownDrop(context: MockContext, id: string) {
  if (!context.session) return notSignedIn()
  const drop = context.world.drops.find((candidate) => candidate.id === id && isOwn(candidate, context))
  return drop ?? problem('DropNotFound', 'DROP_NOT_FOUND', 'Your account has no such drop.')
}

export const Mutation = {
  saveDrop,
  createUpload,
  appendRows,
  sealUpload,
  cancelSealing,
  deleteUpload,
  saveDraft,
  addListPart,
  deleteDraft,
  publishDrop,
  deleteDrop,
  ...companionMutations,
  ...sendingMutations,
}
