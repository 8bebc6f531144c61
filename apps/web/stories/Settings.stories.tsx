import Settings from '../src/pages/settings.tsx'
import { story } from './story.tsx'

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
