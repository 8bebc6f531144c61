import type { Builder } from './builder.ts'
import type { ApiContext } from '../context.ts'
import { problem, type CodedProblem } from '../problem.ts'
import { dropLimits, maxPrivateDrops, maxPrivateRows, maxUnseenDrops, type Visibility } from '../services/quotas.ts'
import type { TermsProblem } from '../services/drops/checkTerms.ts'

/** Expected failures: each a type of its own with a stable code, so that a client can say what to do next. */
export function addProblems(builder: Builder) {
  const value = builder.objectRef<CodedProblem['values'][number]>('ProblemValue').implement({
    description: 'A value in the text of a problem.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Its name in the text.' }),
      value: t.exposeString('value', { description: 'The value as text.' }),
    }),
  })
  const problemType = builder.interfaceRef<CodedProblem>('Problem').implement({
    description: 'An expected failure. Nothing was changed.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Stable: a client may look up a text by it.' }),
      message: t.exposeString('message', { description: 'What happened and what to do next, in English.' }),
      values: t.field({
        type: [value],
        resolve: (p) => p.values,
        description: 'What the text holds, for a client that says it in another language by the code.',
      }),
    }),
  })
  const notSignedIn = builder.objectRef<CodedProblem>('NotSignedIn').implement({
    description: 'The request carries no session.',
    interfaces: [problemType],
  })
  const notTheSender = builder
    .objectRef<CodedProblem & Extract<TermsProblem, { kind: 'not-the-sender' }>>('NotTheSender')
    .implement({
      description: 'The session is not the drop’s sender, or is a contract account that signed in for another chain.',
      interfaces: [problemType],
      fields: (t) => ({
        sender: t.field({ type: 'Address', resolve: (p) => p.sender, description: 'Who may do this.' }),
        signedInAs: t.field({ type: 'Address', resolve: (p) => p.signedInAs, description: 'Who asked.' }),
        signedInChainId: t.int({ resolve: (p) => p.chainId, description: 'The chain of the session.' }),
      }),
    })
  const chainNotOffered = builder
    .objectRef<CodedProblem & Extract<TermsProblem, { kind: 'chain-not-offered' }>>('ChainNotOffered')
    .implement({
      description: 'No distributor is configured for this chain here.',
      interfaces: [problemType],
      fields: (t) => ({ chainId: t.exposeInt('chainId', { description: 'The chain asked for.' }) }),
    })
  const otherDistributor = builder
    .objectRef<CodedProblem & Extract<TermsProblem, { kind: 'other-distributor' }>>('OtherDistributor')
    .implement({
      description: 'The drop names another contract than the one that pays on this chain.',
      interfaces: [problemType],
      fields: (t) => ({
        distributor: t.field({
          type: 'Address',
          resolve: (p) => p.distributor,
          description: 'The contract the drop names.',
        }),
        expected: t.field({ type: 'Address', resolve: (p) => p.expected, description: 'The contract known here.' }),
      }),
    })
  const invalidManifest = builder.objectRef<CodedProblem>('InvalidManifest').implement({
    description: 'The manifest is not canonical, or what it states does not follow from its rows.',
    interfaces: [problemType],
  })
  const dropNotFound = builder.objectRef<CodedProblem>('DropNotFound').implement({
    description: 'There is no such drop, or it is not the signed-in account’s.',
    interfaces: [problemType],
  })
  const tooManyDrops = builder.objectRef<CodedProblem>('TooManyDrops').implement({
    description: `An account keeps at most ${maxPrivateDrops} private drops, of ${maxPrivateRows} rows together, and as many rows in at most ${maxUnseenDrops} public drops that are not registered on their chain.`,
    interfaces: [problemType],
  })
  const uploadNotFound = builder.objectRef<CodedProblem>('UploadNotFound').implement({
    description: 'There is no such upload, or it is not the signed-in account’s.',
    interfaces: [problemType],
  })
  return {
    problem: problemType,
    problemValue: value,
    notSignedIn,
    notTheSender,
    chainNotOffered,
    otherDistributor,
    invalidManifest,
    dropNotFound,
    tooManyDrops,
    uploadNotFound,
  }
}

export type ProblemTypes = ReturnType<typeof addProblems>

/** Why there was nothing to change: nobody is signed in, or there is no such thing of this account; unknown and forbidden look the same. */
export async function toAccessProblem(context: ApiContext, noun: 'drop' | 'upload' | 'draft' = 'drop') {
  if ((await context.getSession()) === null) return problem('NOT_SIGNED_IN', { noun })
  switch (noun) {
    case 'drop':
      return problem('DROP_NOT_FOUND', {})
    case 'upload':
      return problem('UPLOAD_NOT_FOUND', {})
    case 'draft':
      return problem('DRAFT_NOT_FOUND', {})
  }
}

/** The GraphQL form of a {@link TermsProblem}. */
export function toTermsProblem(found: TermsProblem) {
  switch (found.kind) {
    case 'not-signed-in':
      return problem('NOT_SIGNED_IN', { noun: 'drop' })
    case 'not-the-sender':
      return { ...found, ...problem('NOT_THE_SENDER', { sender: found.sender }) }
    case 'chain-not-offered':
      return { ...found, ...problem('CHAIN_NOT_OFFERED', { chainId: String(found.chainId) }) }
    case 'other-distributor':
      return { ...found, ...problem('OTHER_DISTRIBUTOR', { expected: found.expected }) }
  }
}

/** What an account that keeps too much has to hear. */
export function tooManyDrops(visibility: Visibility) {
  return problem('TOO_MANY_DROPS', dropLimits(visibility))
}
