import { appName, productConfig } from '@slotdrop/config'
import type { Builder } from './builder.ts'
import type { ApiChain } from '../context.ts'

type Limit = { readonly standard: string; readonly rows: number }

/** Networks and the product's own figures, for clients that are not the web app. */
export function addProduct(builder: Builder): void {
  const network = builder.objectRef<ApiChain>('Network').implement({
    description: 'A chain that drops are saved for.',
    fields: (t) => ({
      chainId: t.int({ resolve: (chain) => chain.id, description: 'EIP-155 chain id.' }),
      distributor: t.field({
        type: 'Address',
        nullable: true,
        resolve: (chain) => chain.distributor,
        description: 'Contract that pays drops; null where none is configured.',
      }),
    }),
  })
  const limit = builder.objectRef<Limit>('SlotLimit').implement({
    description: 'Maximum number of rows of a slot.',
    fields: (t) => ({
      standard: t.exposeString('standard', { description: 'Token standard.' }),
      rows: t.exposeInt('rows', { description: 'Rows.' }),
    }),
  })
  const product = builder.objectRef<typeof productConfig>('Product').implement({
    description: 'The product’s configuration.',
    fields: (t) => ({
      name: t.string({ resolve: () => appName, description: 'The name wallets show.' }),
      dropPerSlot: t.field({
        type: [limit],
        resolve: (config) => Object.entries(config.dropPerSlot).map(([standard, rows]) => ({ standard, rows })),
        description: 'Maximum number of rows of a slot, by token standard.',
      }),
    }),
  })
  builder.queryFields((t) => ({
    networks: t.field({
      type: [network],
      description: 'Chains that drops are saved for; the first is the default.',
      resolve: (_root, _args, context) => [...context.chains],
    }),
    product: t.field({ type: product, description: 'The product’s configuration.', resolve: () => productConfig }),
  }))
}
