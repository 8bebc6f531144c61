import type { Builder } from './builder.ts'
import { maxPackedBytes, partBytes, partCountOf } from '../services/packedParts.ts'
import {
  addCompanionPart,
  getCompanion,
  getCompanionPart,
  getMode,
  maxAccountBytes,
  saveCompanion,
  type AddCompanionPartOutcome,
  type Companion,
  type CompanionRefusal,
  type SaveCompanionOutcome,
} from '../services/companions/companions.ts'
import type { DropRecord } from '../services/drops/dropRecord.ts'
import { reasonValues } from '../messages.ts'
import { problem, type CodedProblem } from '../problem.ts'
import type { DropTypes } from './drop.ts'
import type { ProblemTypes } from './problem.ts'

type CompanionTypes = ProblemTypes & DropTypes

/** What the sender of a drop keeps beside its list, for herself alone. */
export function addCompanion(builder: Builder, types: CompanionTypes): void {
  const mode = addFields(builder, types)
  const refusals = { ...types, ...addRefusals(builder, types) }
  addSaveCompanion(builder, refusals, mode)
  addAddCompanionPart(builder, refusals)
}

function addFields(builder: Builder, { drop }: CompanionTypes) {
  const mode = builder.enumType('DropMode', {
    description: 'How a sender means a drop to reach people. The list does not bind it.',
    values: {
      PUSH: { value: 'push', description: 'The sender has it sent.' },
      CLAIM: { value: 'claim', description: 'Recipients claim it.' },
      BOTH: { value: 'both', description: 'Recipients may claim it, and the sender sends the rest.' },
    } as const,
  })
  const companion = builder.objectRef<Companion>('Companion').implement({
    description:
      'What the sender of a drop keeps beside its list, packed by the client: lines and notes of the file, what was left out and why. Visible to the sender alone; no id or root covers it, and it goes with the drop.',
    fields: (t) => ({
      hash: t.field({ type: 'Hex', resolve: (c) => c.hash, description: 'SHA-256 of its packed bytes.' }),
      bytes: t.int({ resolve: (c) => c.byteCount, description: 'Number of its packed bytes.' }),
      partCount: t.int({
        resolve: (c) => partCountOf(c.byteCount),
        description: `Parts of its bytes, of ${partBytes} each but the last, numbered from 0.`,
      }),
      part: t.field({
        type: 'Base64',
        nullable: true,
        args: { part: t.arg.int({ required: true, description: 'Number of the part, from 0.' }) },
        description: 'One part of its bytes; null where there is none.',
        resolve: (c, { part }, context) => getCompanionPart(context, c, part),
      }),
    }),
  })
  builder.objectField(drop, 'mode', (t) =>
    t.field({
      type: mode,
      nullable: true,
      description: 'How its sender means it to reach people. Null for everybody else, and where it was not said.',
      resolve: (record, _args, context) => getMode(context, record),
    }),
  )
  builder.objectField(drop, 'companion', (t) =>
    t.field({
      type: companion,
      nullable: true,
      description: 'What its sender keeps beside the list. Null for everybody else, and where there is nothing.',
      resolve: (record, _args, context) => getCompanion(context, record),
    }),
  )
  return mode
}

/** Why nothing of a companion was taken. */
function addRefusals(builder: Builder, types: CompanionTypes) {
  const tooLarge = builder.objectRef<CodedProblem>('CompanionTooLarge').implement({
    description: `A companion has at most ${maxPackedBytes} bytes, all those of an account ${maxAccountBytes}.`,
    interfaces: [types.problem],
  })
  const invalid = builder.objectRef<CodedProblem>('InvalidCompanion').implement({
    description: 'The companion is not of the form asked for.',
    interfaces: [types.problem],
  })
  return { tooLarge, invalid }
}

type Refusals = CompanionTypes & ReturnType<typeof addRefusals>

function addSaveCompanion(builder: Builder, types: Refusals, mode: ReturnType<typeof addFields>): void {
  const input = builder.inputType('SaveCompanionInput', {
    description: 'What belongs to a sealed drop.',
    fields: (t) => ({
      id: t.field({ type: 'Hex', required: true, description: 'The drop id.' }),
      mode: t.field({ type: mode, required: true, description: 'How it is meant to reach people.' }),
      hash: t.field({ type: 'Hex', required: true, description: 'SHA-256 of its packed bytes.' }),
      bytes: t.int({ required: true, description: `Number of its packed bytes, at most ${maxPackedBytes}.` }),
    }),
  })
  const saved = builder.objectRef<{ drop: DropRecord }>('CompanionSaved').implement({
    description: 'The companion is saved.',
    fields: (t) => ({ drop: t.field({ type: types.drop, resolve: (r) => r.drop, description: 'Its drop.' }) }),
  })
  const incomplete = builder
    .objectRef<CodedProblem & { missingParts: readonly number[] }>('CompanionIncomplete')
    .implement({
      description: 'Parts are missing. Send them with `addCompanionPart`, then save the companion again.',
      interfaces: [types.problem],
      fields: (t) => ({
        missingParts: t.intList({ resolve: (r) => [...r.missingParts], description: 'Their numbers, lowest first.' }),
      }),
    })
  const result = builder.unionType('SaveCompanionResult', {
    description: 'Result of `saveCompanion`.',
    types: [saved, incomplete, types.tooLarge, types.invalid, types.dropNotFound, types.notSignedIn],
  })
  builder.mutationField('saveCompanion', (t) =>
    t.field({
      type: result,
      args: { input: t.arg({ type: input, required: true, description: 'The companion.' }) },
      description: 'Saves what the signed-in sender keeps beside the list of a drop, in place of what was there.',
      resolve: async (_root, { input: { id, mode: kept, hash, bytes } }, context) =>
        toSaveResult(await saveCompanion(context, { dropId: id, mode: kept, companion: { hash, byteCount: bytes } })),
    }),
  )
}

function addAddCompanionPart(builder: Builder, types: Refusals): void {
  const input = builder.inputType('AddCompanionPartInput', {
    description: 'One part of a companion.',
    fields: (t) => ({
      id: t.field({ type: 'Hex', required: true, description: 'The drop id.' }),
      hash: t.field({ type: 'Hex', required: true, description: 'SHA-256 of all its packed bytes.' }),
      part: t.int({ required: true, description: 'Number of the part, from 0. Sending it again changes nothing.' }),
      data: t.field({ type: 'Base64', required: true, description: `Its bytes: ${partBytes}, fewer in the last.` }),
    }),
  })
  const added = builder.objectRef<{ part: number }>('CompanionPartAdded').implement({
    description: 'The part is saved.',
    fields: (t) => ({ part: t.exposeInt('part', { description: 'Its number.' }) }),
  })
  const result = builder.unionType('AddCompanionPartResult', {
    description: 'Result of `addCompanionPart`.',
    types: [added, types.tooLarge, types.invalid, types.dropNotFound, types.notSignedIn],
  })
  builder.mutationField('addCompanionPart', (t) =>
    t.field({
      type: result,
      args: { input: t.arg({ type: input, required: true, description: 'The part.' }) },
      description: 'Takes one part of a companion that `saveCompanion` asked for.',
      resolve: async (_root, { input: { id, ...part } }, context) =>
        toPartResult(await addCompanionPart(context, { dropId: id, ...part }), part.part),
    }),
  )
}

function toSaveResult(outcome: SaveCompanionOutcome) {
  switch (outcome.kind) {
    case 'saved':
      return { __typename: 'CompanionSaved', drop: outcome.drop }
    case 'incomplete': {
      const { missingParts } = outcome
      return { ...problem('COMPANION_INCOMPLETE', { count: String(missingParts.length) }), missingParts }
    }
    default:
      return toRefusal(outcome)
  }
}

function toPartResult(outcome: AddCompanionPartOutcome, part: number) {
  return outcome.kind === 'added' ? { __typename: 'CompanionPartAdded', part } : toRefusal(outcome)
}

const maxMegabytes = { companion: maxPackedBytes / 1_000_000, account: maxAccountBytes / 1_000_000 }

function toRefusal(outcome: CompanionRefusal) {
  switch (outcome.kind) {
    case 'too-large':
      return problem('COMPANION_TOO_LARGE', { part: outcome.part, max: String(maxMegabytes[outcome.part]) })
    case 'invalid':
      return problem('INVALID_COMPANION', reasonValues(outcome.reason))
    case 'not-found':
      return problem('DROP_NOT_FOUND', {})
    case 'not-signed-in':
      return problem('NOT_SIGNED_IN', { noun: 'drop' })
  }
}
