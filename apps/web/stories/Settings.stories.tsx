import Settings from '../src/pages/settings.tsx'
import { story } from './story.tsx'
import { sender } from './world/places.ts'

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
