import Drops from '../src/pages/drops/index.tsx'
import { story } from './story.tsx'
import { sender } from './world/places.ts'

export default { title: 'App/Palette' }

export const Open = story({
  page: Drops,
  world: { path: '/drops' },
  reach: async ({ press, see }) => {
    await press('Find a drop or address')
    await see('Settings')
  },
})

export const NothingFound = story({
  page: Drops,
  world: { path: '/drops' },
  reach: async ({ press, type, see }) => {
    await press('Find a drop or address')
    await type('Go to', 'no such place')
    await see('Nothing of that name.')
  },
})

export const Shortcuts = story({
  page: Drops,
  world: { path: '/drops' },
  reach: async ({ see, key }) => {
    await see('No drop on this device yet')
    key('?')
    await see('Shortcuts')
  },
})

export const WrongNetwork = story({
  page: Drops,
  world: { path: '/drops', wallet: sender, prepare: ({ wallet }) => wallet.setChain(8453) },
  reach: ({ meet }) => meet('button', 'Wrong network'),
})

export const ConnectDialog = story({
  page: Drops,
  world: { path: '/drops' },
  reach: async ({ press, see }) => {
    await press('Connect Wallet')
    await see('Browser Wallet')
  },
})
