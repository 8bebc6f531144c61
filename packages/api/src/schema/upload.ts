import { reasonValues } from '../messages.ts'
import { problem, type CodedProblem } from '../problem.ts'
import type { ObjectRef } from '@pothos/core'
import type { Builder, SchemaTypes } from './builder.ts'
import { toPageRequest } from '../pages.ts'
import { appendRows, type AppendRowsOutcome } from '../services/uploads/appendRows.ts'
import {
  chunkCountOf,
  createUpload,
  deleteUpload,
  uploadDays,
  getUpload,
  listUploads,
  listMissingChunks,
  maxUploads,
  type CreateUploadOutcome,
  type UploadRecord,
} from '../services/uploads/uploads.ts'
import { cancelSealing, sealUpload, type SealUploadOutcome } from '../services/uploads/sealUpload.ts'
import { getSealing, type SealingProblem, type SealingRecord } from '../services/uploads/sealings.ts'
import type { DropTypes } from './drop.ts'
import { pageArgs } from './connection.ts'
import { toAccessProblem, tooManyDrops, toTermsProblem, type ProblemTypes } from './problem.ts'
import type { SaveDropTypes } from './saveDrop.ts'
import type { ViewerTypes } from './viewer.ts'

type UploadTypes = DropTypes & ProblemTypes & SaveDropTypes & ViewerTypes
type UploadRef = ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, UploadRecord>

/** Uploads of lists that are too large for one request. */
export function addUpload(builder: Builder, types: UploadTypes): void {
  const upload = addUploadType(builder, types)
  addCreateUpload(builder, types, upload)
  addAppendRows(builder, types, upload)
  addSealing(builder, types, upload)
  addSealUpload(builder, types, upload)
  addCancelSealing(builder, types, upload)
  addDeleteUpload(builder, types)
}

function addUploadType(builder: Builder, types: UploadTypes): UploadRef {
  const upload = builder.objectRef<UploadRecord>('Upload').implement({
    description: `An unfinished upload, visible to its sender alone. Removed after ${uploadDays} days without a new chunk.`,
    fields: (t) => ({
      id: t.id({ resolve: (d) => d.uploadId, description: 'Id of the upload.' }),
      dropId: t.field({ type: 'Hex', resolve: (d) => d.expectedId, description: 'The drop id the client announced.' }),
      chainId: t.exposeInt('chainId', { description: 'Chain it will pay on.' }),
      sender: t.field({ type: 'Address', resolve: (d) => d.sender, description: 'Whose upload it is.' }),
      title: t.exposeString('title', { description: 'The sender’s name for it.' }),
      rowCount: t.exposeInt('rowCount', { description: 'Number of rows.' }),
      slotCount: t.exposeInt('slotCount', { description: 'Number of slots.' }),
      slotSize: t.exposeInt('slotSize', { description: 'Rows in every slot but the last.' }),
      chunkSlots: t.exposeInt('chunkSlots', {
        description: 'Slots of every chunk but the last. Chunk n begins at slot n × chunkSlots.',
      }),
      chunkCount: t.int({ resolve: chunkCountOf, description: 'Number of chunks; they are numbered from 0.' }),
      missingChunkCount: t.int({
        resolve: async (d, _args, context) => (await listMissingChunks(context.db, d)).length,
        description: 'Chunks still to send.',
      }),
      missingChunks: t.intList({
        args: { first: t.arg.int({ defaultValue: 100, description: 'Maximum number of entries, 1 to 100.' }) },
        resolve: async (d, args, context) =>
          (await listMissingChunks(context.db, d)).slice(0, toPageRequest(args, 'chunk').first),
        description: 'Numbers of chunks still to send, lowest first.',
      }),
      createdAt: t.field({ type: 'DateTime', resolve: (d) => d.createdAt, description: 'When it was started.' }),
    }),
  })
  const uploadConnection = types.connection('Upload', upload, 'uploads')
  builder.objectField(types.viewer, 'uploads', (t) =>
    t.field({
      type: uploadConnection,
      args: pageArgs(t.arg),
      description: 'Unfinished uploads, newest first.',
      resolve: (session, args, context) => listUploads(context, session, toPageRequest(args, 'upload')),
    }),
  )
  builder.queryField('upload', (t) =>
    t.field({
      type: upload,
      nullable: true,
      args: { id: t.arg.id({ required: true, description: 'The upload’s id.' }) },
      description: 'An unfinished upload of the signed-in sender.',
      resolve: async (_root, { id }, context) => getUpload(context.db, await context.getSession(), id),
    }),
  )
  return upload
}

const uploadId = { required: true, description: 'The upload’s id.' } as const

function addCreateUpload(builder: Builder, types: UploadTypes, upload: UploadRef): void {
  const createInput = builder.inputType('CreateUploadInput', {
    description: 'The terms of a sealed list, without its rows.',
    fields: (t) => ({
      dropId: t.field({
        type: 'Hex',
        required: true,
        description: 'The drop id the client computed. The same id finds the same upload.',
      }),
      title: t.string({ required: true, description: 'A name for people.' }),
      chainId: t.int({ required: true, description: 'Chain it pays on.' }),
      distributor: t.field({ type: 'Address', required: true, description: 'Contract that pays it.' }),
      sender: t.field({
        type: 'Address',
        required: true,
        description: 'Whose tokens are paid; the signed-in account.',
      }),
      token: t.field({
        type: 'Address',
        required: true,
        description: 'For NATIVE the zero address, or the wrapped coin that it is paid out of.',
      }),
      standard: t.field({ type: types.standard, required: true, description: 'How the contract pays it.' }),
      policy: t.field({ type: types.policy, required: true, description: 'What a failing row does.' }),
      safeTransfer: t.boolean({ required: true, description: 'ERC-721: whether receivers are asked to accept.' }),
      direct: t.boolean({ required: true, description: 'ERC-20: whether each row is paid straight from the sender.' }),
      opensAtSeconds: t.field({ type: 'BigInt', required: true, description: 'Chain time from which it pays.' }),
      closesAtSeconds: t.field({
        type: 'BigInt',
        required: true,
        description: 'Chain time from which it no longer pays; 0: never.',
      }),
      round: t.field({
        type: 'BigInt',
        required: true,
        description: 'Tells a deliberate repeat from the list itself.',
      }),
      slotSize: t.int({ required: true, description: 'Rows in every slot but the last.' }),
      rowCount: t.int({ required: true, description: 'Number of rows.' }),
      symbol: t.string({ required: true, description: 'The token’s symbol.' }),
      tokenName: t.string({ required: true, description: 'The token’s name.' }),
      decimals: t.int({ required: true, description: 'The token’s decimals.' }),
    }),
  })
  const opened = builder.objectRef<{ upload: UploadRecord; existed: boolean }>('UploadOpened').implement({
    description: 'The upload is open.',
    fields: (t) => ({
      upload: t.field({ type: upload, resolve: (result) => result.upload, description: 'The upload.' }),
      existed: t.exposeBoolean('existed', { description: 'Whether it had been started before.' }),
    }),
  })
  const tooManyUploads = builder.objectRef<CodedProblem>('TooManyUploads').implement({
    description: `A sender may have ${maxUploads} unfinished uploads on one chain.`,
    interfaces: [types.problem],
  })
  const createResult = builder.unionType('CreateUploadResult', {
    description: 'Result of `createUpload`. SavedDrop: the drop is saved already.',
    types: [
      opened,
      types.savedDrop,
      tooManyUploads,
      types.notSignedIn,
      types.notTheSender,
      types.chainNotOffered,
      types.otherDistributor,
      types.invalidManifest,
    ],
  })
  builder.mutationField('createUpload', (t) =>
    t.field({
      type: createResult,
      args: { input: t.arg({ type: createInput, required: true, description: 'The terms.' }) },
      description: 'Starts the upload of a sealed list, or finds the one that was started.',
      resolve: async (_root, { input }, context) => {
        const { title, rowCount, dropId, symbol, tokenName, decimals, ...terms } = input
        const token = { symbol, name: tokenName, decimals }
        return toCreateResult(await createUpload(context, { terms, token, title, rowCount, dropId }))
      },
    }),
  )
}

function addAppendRows(builder: Builder, types: UploadTypes, upload: UploadRef): void {
  const appendInput = builder.inputType('AppendRowsInput', {
    description: 'One chunk of an upload.',
    fields: (t) => ({
      uploadId: t.id({ required: true, description: 'The upload’s id.' }),
      chunk: t.int({
        required: true,
        description: 'Number of the chunk, from 0. Sending a chunk again changes nothing.',
      }),
      slots: t.field({
        type: ['Base64'],
        required: true,
        description: 'The packed rows of each slot of the chunk, in order.',
      }),
    }),
  })
  const appended = builder.objectRef<{ upload: UploadRecord; existed: boolean }>('RowsAppended').implement({
    description: 'The chunk is saved.',
    fields: (t) => ({
      upload: t.field({ type: upload, resolve: (result) => result.upload, description: 'The upload.' }),
      existed: t.exposeBoolean('existed', { description: 'Whether it was there before.' }),
    }),
  })
  const invalidChunk = builder.objectRef<CodedProblem>('InvalidChunk').implement({
    description: 'The chunk’s bytes are not slots of this upload.',
    interfaces: [types.problem],
  })
  const chunkConflict = builder.objectRef<CodedProblem & { chunk: number }>('ChunkConflict').implement({
    description: 'Other rows are kept under this number.',
    interfaces: [types.problem],
    fields: (t) => ({ chunk: t.exposeInt('chunk', { description: 'The number.' }) }),
  })
  const appendResult = builder.unionType('AppendRowsResult', {
    description: 'Result of `appendRows`.',
    types: [appended, invalidChunk, chunkConflict, types.notSignedIn, types.uploadNotFound],
  })
  builder.mutationField('appendRows', (t) =>
    t.field({
      type: appendResult,
      args: { input: t.arg({ type: appendInput, required: true, description: 'The chunk.' }) },
      description: 'Takes one chunk. Chunks may come in any order, several at once, again, and to any instance.',
      resolve: async (_root, { input }, context) => {
        const outcome = await appendRows(context, input)
        return outcome.kind === 'not-found' ? await toAccessProblem(context, 'upload') : toAppendResult(outcome)
      },
    }),
  )
}

type SealingOfUpload = { readonly upload: UploadRecord; readonly sealing: SealingRecord }

function addSealing(builder: Builder, types: UploadTypes, upload: UploadRef): void {
  const state = builder.enumType('SealingState', {
    description:
      'What becomes of an upload that is to be sealed. Once it is sealed, it is a drop, and no upload any more.',
    values: {
      QUEUED: { value: 'queued', description: 'It waits for its turn.' },
      SEALING: { value: 'sealing', description: 'Its proofs and public files are being made.' },
      FAILED: { value: 'failed', description: 'It was refused: `problem` says why.' },
      CANCELLED: { value: 'cancelled', description: 'It was cancelled, and may be asked for again.' },
    } as const,
  })
  builder.objectRef<CodedProblem>('SealingFailed').implement({
    description: 'The server could not do it. The upload stays.',
    interfaces: [types.problem],
  })
  const sealing = builder.objectRef<SealingOfUpload>('Sealing').implement({
    description: 'How far the sealing of an upload is.',
    fields: (t) => ({
      state: t.field({ type: state, resolve: (s) => s.sealing.state, description: 'What becomes of it.' }),
      doneRows: t.int({
        resolve: ({ upload: { slotSize, rowCount }, sealing: { doneSlots } }) =>
          Math.min(doneSlots * slotSize, rowCount),
        description: 'Rows that are seen to, of `rowCount` of the upload.',
      }),
      problem: t.field({
        type: types.problem,
        nullable: true,
        resolve: (s) => toSealingProblem(s.sealing),
        description: 'Why it failed.',
      }),
    }),
  })
  builder.objectField(upload, 'sealing', (t) =>
    t.field({
      type: sealing,
      nullable: true,
      description: 'How far its sealing is; null as long as none was asked for.',
      resolve: async (record, _args, context) => {
        const found = await getSealing(context.db, record.ref)
        return found && { upload: record, sealing: found }
      },
    }),
  )
}

function toSealingProblem({ state, problem: kept }: SealingRecord): CodedProblem | null {
  if (state !== 'failed' || kept === null) return null
  // Sound: `endSealing` keeps a `SealingProblem`.
  const { code, values } = kept as SealingProblem
  return problem<'INVALID_MANIFEST' | 'TOO_MANY_DROPS' | 'SEALING_FAILED'>(
    code,
    // Sound: the values are kept with the code that they belong to.
    values as Parameters<typeof problem<typeof code>>[1],
  )
}

function addSealUpload(builder: Builder, types: UploadTypes, upload: UploadRef): void {
  const incomplete = builder.objectRef<CodedProblem & { upload: UploadRecord }>('UploadIncomplete').implement({
    description: 'Chunks are missing: `upload.missingChunks` names them.',
    interfaces: [types.problem],
    fields: (t) => ({
      upload: t.field({ type: upload, resolve: (result) => result.upload, description: 'The upload.' }),
    }),
  })
  const underWay = builder.objectRef<{ upload: UploadRecord }>('SealingUnderWay').implement({
    description: 'The list is long: it is being sealed, and `upload.sealing` says how far that is.',
    fields: (t) => ({
      upload: t.field({ type: upload, resolve: (result) => result.upload, description: 'The upload.' }),
    }),
  })
  const sealResult = builder.unionType('SealUploadResult', {
    description: 'Result of `sealUpload`. SavedDrop: it is sealed already, as short lists are at once.',
    types: [
      types.savedDrop,
      underWay,
      incomplete,
      types.invalidManifest,
      types.tooManyDrops,
      types.notSignedIn,
      types.uploadNotFound,
    ],
  })
  builder.mutationField('sealUpload', (t) =>
    t.field({
      type: sealResult,
      args: {
        id: t.arg.id(uploadId),
        publish: t.arg.boolean({
          required: true,
          defaultValue: true,
          description: 'Whether everybody may read the drop.',
        }),
      },
      description:
        'Verifies a complete upload and saves it as a drop. Root and drop id are computed from the stored rows. Asking again has it go on.',
      resolve: async (_root, { id, publish }, context) => {
        const outcome = await sealUpload(context, { uploadId: id, publish })
        return outcome.kind === 'not-found' ? await toAccessProblem(context, 'upload') : toSealResult(outcome)
      },
    }),
  )
}

function addCancelSealing(builder: Builder, types: UploadTypes, upload: UploadRef): void {
  const cancelled = builder.objectRef<{ upload: UploadRecord }>('SealingCancelled').implement({
    description: 'The upload is not being sealed. It stays as it is.',
    fields: (t) => ({
      upload: t.field({ type: upload, resolve: (result) => result.upload, description: 'The upload.' }),
    }),
  })
  const cancelResult = builder.unionType('CancelSealingResult', {
    description: 'Result of `cancelSealing`. UploadNotFound: perhaps it is sealed already.',
    types: [cancelled, types.notSignedIn, types.uploadNotFound],
  })
  builder.mutationField('cancelSealing', (t) =>
    t.field({
      type: cancelResult,
      args: { id: t.arg.id(uploadId) },
      description: 'Ends the sealing of an upload that is under way.',
      resolve: async (_root, { id }, context) => {
        const found = await cancelSealing(context, id)
        return found ? { __typename: 'SealingCancelled', upload: found } : await toAccessProblem(context, 'upload')
      },
    }),
  )
}

function addDeleteUpload(builder: Builder, types: UploadTypes): void {
  const deleted = builder.objectRef<{ id: string }>('UploadDeleted').implement({
    description: 'The upload and its rows are gone.',
    fields: (t) => ({ id: t.exposeID('id', { description: 'The upload’s id.' }) }),
  })
  const deleteResult = builder.unionType('DeleteUploadResult', {
    description: 'Result of `deleteUpload`.',
    types: [deleted, types.notSignedIn, types.uploadNotFound],
  })
  builder.mutationField('deleteUpload', (t) =>
    t.field({
      type: deleteResult,
      args: { id: t.arg.id(uploadId) },
      description: 'Removes an unfinished upload.',
      resolve: async (_root, { id }, context) =>
        (await deleteUpload(context, id))
          ? { __typename: 'UploadDeleted', id }
          : await toAccessProblem(context, 'upload'),
    }),
  )
}

function toCreateResult(outcome: CreateUploadOutcome) {
  switch (outcome.kind) {
    case 'upload':
      return { __typename: 'UploadOpened', upload: outcome.upload, existed: outcome.existed }
    case 'saved':
      return { __typename: 'SavedDrop', drop: outcome.drop, existed: outcome.existed }
    case 'invalid-manifest':
      return problem('INVALID_MANIFEST', reasonValues(outcome.reason))
    case 'too-many-uploads':
      return problem('TOO_MANY_UPLOADS', { max: String(maxUploads) })
    default:
      return toTermsProblem(outcome)
  }
}

function toAppendResult(outcome: Exclude<AppendRowsOutcome, { kind: 'not-found' }>) {
  switch (outcome.kind) {
    case 'appended':
      return { __typename: 'RowsAppended', upload: outcome.upload, existed: outcome.existed }
    case 'invalid-chunk':
      return problem('INVALID_CHUNK', reasonValues(outcome.reason))
    case 'chunk-conflict':
      return { ...problem('CHUNK_CONFLICT', { chunk: String(outcome.chunk) }), chunk: outcome.chunk }
  }
}

function toSealResult(outcome: Exclude<SealUploadOutcome, { kind: 'not-found' }>) {
  switch (outcome.kind) {
    case 'saved':
      return { __typename: 'SavedDrop', drop: outcome.drop, existed: outcome.existed }
    case 'under-way':
      return { __typename: 'SealingUnderWay', upload: outcome.upload }
    case 'incomplete':
      return { ...problem('UPLOAD_INCOMPLETE', { count: String(outcome.missing.length) }), upload: outcome.upload }
    case 'too-many-drops':
      return tooManyDrops(outcome.visibility)
    case 'invalid-manifest':
      return problem('INVALID_MANIFEST', reasonValues(outcome.reason))
  }
}
