import Settings from '../src/pages/settings.tsx'
import { story } from './story.tsx'
import { deployment, sender } from './world/places.ts'

export default { title: 'App/Settings' }

export const NodeAnswers = story({
  page: Settings,
  world: { path: '/settings' },
  reach: async ({ press, see }) => {
    await see('kept on this device')
    await press(/^Test Local/)
    await see(/\d+ ms, block/)
  },
})

export const NodeSilent = story({
  page: Settings,
  world: {
    path: '/settings',
    fetch: (url) => (url.host === 'node.example' ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  },
  reach: async ({ press, see }) => {
    await press(/^Test Local/)
    await see('Does not answer')
    await press('Forget everything on this device …')
    await see('Forget it')
  },
})

export const RecipientsChecked = story({
  page: Settings,
  world: { path: '/settings' },
  reach: async ({ press, see, miss }) => {
    await see('These nodes see the addresses of all recipients.', 'Local chain (node.example)')
    await press('Check every recipient in the review', 'checkbox')
    await miss('It is on because you named a node of your own.')
  },
})

export const RecipientsCheckedByOwnNode = story({
  page: Settings,
  world: {
    path: '/settings',
    config: { chains: deployment.chains.map((chain) => ({ ...chain, ownRpcUrl: 'https://other.example' })) },
    fetch: ({ host }) =>
      host === 'other.example' ? Response.json({ jsonrpc: '2.0', id: 1, result: '0x7a69' }) : undefined,
  },
  reach: ({ see }) =>
    see('Local chain (other.example, yours)', 'It is on because you named a node of your own.', 'It is asked first.'),
})

const newNode = 'https://other.example'

/** The page has just been admitted to a node that serves a chain of this number. */
function addingChain(chainId: number): Parameters<typeof story>[0]['world'] {
  const result = `0x${chainId.toString(16)}`
  return {
    path: '/settings',
    config: { newNode },
    fetch: ({ host }) => (host === 'other.example' ? Response.json({ jsonrpc: '2.0', id: 1, result }) : undefined),
  }
}

export const NetworkFound = story({
  page: Settings,
  world: addingChain(1234),
  reach: async ({ see, type }) => {
    await see('other.example serves chain 1234.', '18 decimals, as wallets count every native currency.')
    await type('Symbol of its currency', 'O F')
    await see('A symbol has at most 12 letters and digits.')
  },
})

export const NetworkProposed = story({
  page: Settings,
  world: addingChain(100),
  reach: async ({ see, meet }) => {
    await see('other.example serves chain 100.')
    await meet('textbox', 'Name of the network')
  },
})

export const NetworkOffered = story({
  page: Settings,
  world: addingChain(31_337),
  reach: ({ see }) => see(/This site offers the network already/, /Local chain \(chain 31337\), currency ETH/),
})

export const Forgotten = story({
  page: Settings,
  world: { path: '/settings' },
  reach: async ({ press, see }) => {
    await press('Forget everything on this device …')
    await press('Forget it')
    await see('Forgotten.')
  },
})

export const WrongNetwork = story({
  page: Settings,
  world: { path: '/settings', wallet: sender, prepare: ({ wallet }) => wallet.setChain(8453) },
  reach: async ({ meet, see }) => {
    await meet('button', 'Wrong network')
    await see('kept on this device')
  },
})
