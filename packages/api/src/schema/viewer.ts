import type { Builder } from './builder.ts'
import type { Session } from '../session.ts'

export function addViewer(builder: Builder) {
  const accountType = builder.enumType('AccountType', {
    description: 'What kind of account signed in.',
    values: {
      EOA: { value: 'eoa', description: 'A key: the same account on every chain.' },
      CONTRACT: { value: 'contract', description: 'A contract: holds authority on the chain it signed for alone.' },
    } as const,
  })
  const viewer = builder.objectRef<Session>('Viewer').implement({
    description: 'The signed-in account.',
    fields: (t) => ({
      address: t.field({ type: 'Address', resolve: (session) => session.address, description: 'The account.' }),
      chainId: t.exposeInt('chainId', { description: 'The chain named in the signed message.' }),
      accountType: t.field({
        type: accountType,
        resolve: (session) => session.accountType,
        description: 'How far its authority goes.',
      }),
      expiresAt: t.field({
        type: 'DateTime',
        resolve: (session) => session.expiresAt,
        description: 'When the session ends.',
      }),
    }),
  })
  builder.queryField('viewer', (t) =>
    t.field({
      type: viewer,
      nullable: true,
      description: 'The signed-in account; null without a session.',
      resolve: (_root, _args, context) => context.getSession(),
    }),
  )
  return { viewer }
}

export type ViewerTypes = ReturnType<typeof addViewer>
