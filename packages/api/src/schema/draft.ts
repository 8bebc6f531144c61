import type { ObjectRef } from '@pothos/core'
import type { Builder, SchemaTypes } from './builder.ts'
import {
  addListPart,
  deleteDraft,
  getDraft,
  saveDraft,
  draftDays,
  maxDrafts,
  listDrafts,
  getListPart,
  maxAccountBytes,
  type AddListPartOutcome,
  type DraftRefusal,
  type SaveDraftOutcome,
  type DraftRecord,
} from '../services/drafts/drafts.ts'
import { maxPackedBytes, partBytes, partCountOf } from '../services/packedParts.ts'
import { reasonValues } from '../messages.ts'
import { problem, type CodedProblem } from '../problem.ts'
import { toAccessProblem, type ProblemTypes } from './problem.ts'
import type { ViewerTypes } from './viewer.ts'

type DraftTypes = ProblemTypes & ViewerTypes
type DraftRef = ObjectRef<PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>, DraftRecord>

/** Drops that are being prepared, for their owner on any device. */
export function addDraft(builder: Builder, types: DraftTypes): void {
  const draft = addDraftType(builder, types)
  const refusals = { ...types, ...addDraftRefusals(builder, types) }
  addSaveDraft(builder, refusals, draft)
  addAddListPart(builder, refusals)
  addDeleteDraft(builder, refusals)
}

function addDraftType(builder: Builder, types: DraftTypes): DraftRef {
  const draft = builder.objectRef<DraftRecord>('Draft').implement({
    description: `A drop that is being prepared: a list with what was decided about it, not sealed yet. Visible to its owner alone; the server can’t read more of it than these fields. Removed ${draftDays} days after its last change.`,
    fields: (t) => ({
      id: t.exposeID('id', { description: 'What the client named it by: a UUID.' }),
      revision: t.exposeInt('revision', { description: 'Grows by one each time it is saved.' }),
      title: t.exposeString('title', { description: 'Its owner’s name for it; may be empty.' }),
      chainId: t.exposeInt('chainId', { nullable: true, description: 'Chain it is meant for, when one is chosen.' }),
      symbol: t.exposeString('symbol', {
        description: 'Symbol of its token. Untrusted text; empty when none is chosen.',
      }),
      rowCount: t.exposeInt('rowCount', {
        description: 'Rows of the list, with those that have errors or are excluded.',
      }),
      head: t.field({
        type: 'Base64',
        resolve: (d) => d.head,
        description: 'Token, choices and decisions, packed by the client.',
      }),
      listHash: t.field({
        type: 'Hex',
        nullable: true,
        resolve: (d) => d.listHash,
        description: 'SHA-256 of the packed list; null when there is none yet.',
      }),
      listBytes: t.exposeInt('listBytes', { description: 'Bytes of the packed list.' }),
      partCount: t.int({
        resolve: (d) => partCountOf(d.listBytes),
        description: `Parts of the packed list, of ${partBytes} bytes each but the last, numbered from 0.`,
      }),
      listPart: t.field({
        type: 'Base64',
        nullable: true,
        args: { part: t.arg.int({ required: true, description: 'Number of the part, from 0.' }) },
        description: 'One part of the packed list; null where there is none.',
        resolve: (d, { part }, context) => getListPart(context, d, part),
      }),
      updatedAt: t.field({ type: 'DateTime', resolve: (d) => d.updatedAt, description: 'When it was last saved.' }),
    }),
  })
  builder.objectField(types.viewer, 'drafts', (t) =>
    t.field({
      type: [draft],
      description: `Drops that are being prepared, last changed first; about ${maxDrafts} at most.`,
      resolve: (session, _args, context) => listDrafts(context, session),
    }),
  )
  builder.queryField('draft', (t) =>
    t.field({
      type: draft,
      nullable: true,
      args: { id: t.arg.id({ required: true, description: 'The draft’s id.' }) },
      description: 'A drop that the signed-in account is preparing.',
      resolve: (_root, { id }, context) => getDraft(context, id),
    }),
  )
  return draft
}

/** Why nothing of a draft was taken. */
function addDraftRefusals(builder: Builder, types: DraftTypes) {
  const tooLarge = builder.objectRef<CodedProblem>('DraftTooLarge').implement({
    description: 'The draft, or all that the account keeps, is too large.',
    interfaces: [types.problem],
  })
  const invalid = builder.objectRef<CodedProblem>('InvalidDraft').implement({
    description: 'The draft is not of the form asked for.',
    interfaces: [types.problem],
  })
  const notFound = builder.objectRef<CodedProblem>('DraftNotFound').implement({
    description: 'There is no such draft, or it is not the signed-in account’s.',
    interfaces: [types.problem],
  })
  return { tooLarge, invalid, notFound }
}

type Refusals = DraftTypes & ReturnType<typeof addDraftRefusals>

function addSaveDraft(builder: Builder, types: Refusals, draft: DraftRef): void {
  const saveInput = builder.inputType('SaveDraftInput', {
    description: 'A draft as it stands.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'A UUID of the client’s choice. The same id is the same draft.' }),
      baseRevision: t.int({ required: true, description: 'The revision it was made from; 0 when it was never saved.' }),
      title: t.string({ required: true, description: 'A name for people; may be empty.' }),
      chainId: t.int({ description: 'Chain it is meant for.' }),
      symbol: t.string({ required: true, description: 'Symbol of its token; may be empty.' }),
      rowCount: t.int({ required: true, description: 'Rows of the list.' }),
      head: t.field({ type: 'Base64', required: true, description: `At most ${partBytes} bytes.` }),
      listHash: t.field({ type: 'Hex', description: 'SHA-256 of the packed list; none: the draft has no list.' }),
      listBytes: t.int({ description: `Bytes of the packed list, at most ${maxPackedBytes}.` }),
    }),
  })
  const saved = builder.objectRef<{ draft: DraftRecord }>('SavedDraft').implement({
    description: 'The draft is saved.',
    fields: (t) => ({ draft: t.field({ type: draft, resolve: (r) => r.draft, description: 'The draft.' }) }),
  })
  const incomplete = builder.objectRef<CodedProblem & { missingParts: readonly number[] }>('ListIncomplete').implement({
    description: 'Parts of the packed list are missing. Send them with `addListPart`, then save the draft again.',
    interfaces: [types.problem],
    fields: (t) => ({
      missingParts: t.intList({ resolve: (r) => [...r.missingParts], description: 'Their numbers, lowest first.' }),
    }),
  })
  const conflict = builder.objectRef<CodedProblem & { draft: DraftRecord }>('DraftConflict').implement({
    description: 'Another device saved this draft meanwhile. Save this one under an id of its own, or read that one.',
    interfaces: [types.problem],
    fields: (t) => ({ draft: t.field({ type: draft, resolve: (r) => r.draft, description: 'The saved draft.' }) }),
  })
  const tooMany = builder.objectRef<CodedProblem>('TooManyDrafts').implement({
    description: `An account may have ${maxDrafts} drafts.`,
    interfaces: [types.problem],
  })
  const saveResult = builder.unionType('SaveDraftResult', {
    description: 'Result of `saveDraft`.',
    types: [saved, incomplete, conflict, types.tooLarge, tooMany, types.invalid, types.notFound, types.notSignedIn],
  })
  builder.mutationField('saveDraft', (t) =>
    t.field({
      type: saveResult,
      args: { input: t.arg({ type: saveInput, required: true, description: 'The draft.' }) },
      description: 'Saves a drop that is being prepared. What another device saved meanwhile is never overwritten.',
      resolve: async (_root, { input }, context) => {
        const { listHash, listBytes, chainId, ...parts } = input
        const list = listHash ? { hash: listHash, byteCount: listBytes ?? 0 } : null
        return toSaveResult(await saveDraft(context, { ...parts, chainId: chainId ?? null, list }))
      },
    }),
  )
}

function addAddListPart(builder: Builder, types: Refusals): void {
  const partInput = builder.inputType('AddListPartInput', {
    description: 'One part of a packed list.',
    fields: (t) => ({
      id: t.id({ required: true, description: 'The draft’s id.' }),
      listHash: t.field({ type: 'Hex', required: true, description: 'SHA-256 of the whole packed list.' }),
      part: t.int({ required: true, description: 'Number of the part, from 0. Sending it again changes nothing.' }),
      data: t.field({ type: 'Base64', required: true, description: `Its bytes: ${partBytes}, fewer in the last.` }),
    }),
  })
  const added = builder.objectRef<{ part: number }>('ListPartAdded').implement({
    description: 'The part is saved.',
    fields: (t) => ({ part: t.exposeInt('part', { description: 'Its number.' }) }),
  })
  const partResult = builder.unionType('AddListPartResult', {
    description: 'Result of `addListPart`.',
    types: [added, types.tooLarge, types.invalid, types.notFound, types.notSignedIn],
  })
  builder.mutationField('addListPart', (t) =>
    t.field({
      type: partResult,
      args: { input: t.arg({ type: partInput, required: true, description: 'The part.' }) },
      description: 'Takes one part of a packed list that `saveDraft` asked for.',
      resolve: async (_root, { input: { listHash, ...parts } }, context) =>
        toPartResult(await addListPart(context, { ...parts, hash: listHash }), parts.part),
    }),
  )
}

function addDeleteDraft(builder: Builder, types: Refusals): void {
  const deleted = builder.objectRef<{ id: string }>('DraftDeleted').implement({
    description: 'The draft and its list are gone.',
    fields: (t) => ({ id: t.exposeID('id', { description: 'The draft’s id.' }) }),
  })
  const deleteResult = builder.unionType('DeleteDraftResult', {
    description: 'Result of `deleteDraft`.',
    types: [deleted, types.notFound, types.notSignedIn],
  })
  builder.mutationField('deleteDraft', (t) =>
    t.field({
      type: deleteResult,
      args: { id: t.arg.id({ required: true, description: 'The draft’s id.' }) },
      description: 'Removes a drop that was being prepared.',
      resolve: async (_root, { id }, context) =>
        (await deleteDraft(context, id)) ? { __typename: 'DraftDeleted', id } : toAccessProblem(context, 'draft'),
    }),
  )
}

function toSaveResult(outcome: SaveDraftOutcome) {
  switch (outcome.kind) {
    case 'saved':
      return { __typename: 'SavedDraft', draft: outcome.draft }
    case 'list-incomplete': {
      const { missingParts } = outcome
      return { ...problem('LIST_INCOMPLETE', { count: String(missingParts.length) }), missingParts }
    }
    case 'conflict':
      return { ...problem('DRAFT_CONFLICT', {}), draft: outcome.draft }
    case 'too-many':
      return problem('TOO_MANY_DRAFTS', { max: String(maxDrafts) })
    default:
      return toRefusal(outcome)
  }
}

function toPartResult(outcome: AddListPartOutcome, part: number) {
  return outcome.kind === 'added' ? { __typename: 'ListPartAdded', part } : toRefusal(outcome)
}

function toRefusal(outcome: DraftRefusal) {
  switch (outcome.kind) {
    case 'too-large':
      return problem('DRAFT_TOO_LARGE', { part: outcome.part, max: String(maxMegabytes[outcome.part]) })
    case 'invalid':
      return problem('INVALID_DRAFT', reasonValues(outcome.reason))
    case 'not-found':
      return problem('DRAFT_NOT_FOUND', {})
    case 'not-signed-in':
      return problem('NOT_SIGNED_IN', { noun: 'draft' })
  }
}

const maxMegabytes = {
  list: maxPackedBytes / 1_000_000,
  head: partBytes / 1_000_000,
  account: maxAccountBytes / 1_000_000,
}
