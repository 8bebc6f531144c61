import type { Builder } from './builder.ts'
import type { ApiContext } from '../context.ts'
import type { TermsProblem } from '../services/drops/checkTerms.ts'

type Coded = { readonly code: string; readonly message: string }

/** Expected failures: each a type of its own with a stable code, so that a client can say what to do next. */
export function addProblems(builder: Builder) {
  const problem = builder.interfaceRef<Coded>('Problem').implement({
    description: 'An expected failure. Nothing was changed.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Stable: fit for a lookup.' }),
      message: t.exposeString('message', { description: 'What happened and what to do next, in English.' }),
    }),
  })
  const notSignedIn = builder.objectRef<Coded>('NotSignedIn').implement({
    description: 'The request carries no session.',
    interfaces: [problem],
  })
  const notTheSender = builder
    .objectRef<Coded & Extract<TermsProblem, { kind: 'not-the-sender' }>>('NotTheSender')
    .implement({
      description: 'The session is not the drop’s sender, or is a contract account that signed in for another chain.',
      interfaces: [problem],
      fields: (t) => ({
        sender: t.field({ type: 'Address', resolve: (p) => p.sender, description: 'Who may do this.' }),
        signedInAs: t.field({ type: 'Address', resolve: (p) => p.signedInAs, description: 'Who asked.' }),
        signedInChainId: t.int({ resolve: (p) => p.chainId, description: 'The chain of the session.' }),
      }),
    })
  const chainNotOffered = builder
    .objectRef<Coded & Extract<TermsProblem, { kind: 'chain-not-offered' }>>('ChainNotOffered')
    .implement({
      description: 'No distributor is configured for this chain here.',
      interfaces: [problem],
      fields: (t) => ({ chainId: t.exposeInt('chainId', { description: 'The chain asked for.' }) }),
    })
  const otherDistributor = builder
    .objectRef<Coded & Extract<TermsProblem, { kind: 'other-distributor' }>>('OtherDistributor')
    .implement({
      description: 'The drop names another contract than the one that pays on this chain.',
      interfaces: [problem],
      fields: (t) => ({
        distributor: t.field({
          type: 'Address',
          resolve: (p) => p.distributor,
          description: 'The contract the drop names.',
        }),
        expected: t.field({ type: 'Address', resolve: (p) => p.expected, description: 'The contract known here.' }),
      }),
    })
  const invalidManifest = builder.objectRef<Coded>('InvalidManifest').implement({
    description: 'The manifest is not canonical, or what it states does not follow from its rows.',
    interfaces: [problem],
  })
  const dropNotFound = builder.objectRef<Coded>('DropNotFound').implement({
    description: 'There is no such drop, or it is not the signed-in account’s.',
    interfaces: [problem],
  })
  const uploadNotFound = builder.objectRef<Coded>('UploadNotFound').implement({
    description: 'There is no such upload, or it is not the signed-in account’s.',
    interfaces: [problem],
  })
  return {
    problem,
    notSignedIn,
    notTheSender,
    chainNotOffered,
    otherDistributor,
    invalidManifest,
    dropNotFound,
    uploadNotFound,
  }
}

export type ProblemTypes = ReturnType<typeof addProblems>

/** Why nothing was found to change: nobody is signed in, or it is not his; which of the two "not there" is, is not told. */
export async function toAccessProblem(context: ApiContext, noun: 'drop' | 'upload' = 'drop') {
  if ((await context.getSession()) === null) return toTermsProblem({ kind: 'not-signed-in' })
  return noun === 'drop'
    ? { __typename: 'DropNotFound', code: 'DROP_NOT_FOUND', message: 'Your account has no such drop.' }
    : {
        __typename: 'UploadNotFound',
        code: 'UPLOAD_NOT_FOUND',
        message: 'Your account has no such upload. Begin it again.',
      }
}

/** The GraphQL form of a {@link TermsProblem}. */
export function toTermsProblem(problem: TermsProblem) {
  switch (problem.kind) {
    case 'not-signed-in':
      return {
        __typename: 'NotSignedIn',
        code: 'NOT_SIGNED_IN',
        message: 'Sign in with the sender’s wallet, then try again.',
      }
    case 'not-the-sender':
      return {
        __typename: 'NotTheSender',
        code: 'NOT_THE_SENDER',
        message: `This drop pays from ${problem.sender}. Sign in as that account, on the drop’s chain if it is a contract.`,
        ...problem,
      }
    case 'chain-not-offered':
      return {
        __typename: 'ChainNotOffered',
        code: 'CHAIN_NOT_OFFERED',
        message: `No distributor is configured for chain ${problem.chainId}. Choose another network.`,
        ...problem,
      }
    case 'other-distributor':
      return {
        __typename: 'OtherDistributor',
        code: 'OTHER_DISTRIBUTOR',
        message: `Drops on this chain are paid by ${problem.expected}. Make the drop again for that contract.`,
        ...problem,
      }
  }
}
