import type { StorybookConfig } from '@storybook/react-vite'
import { docstrings } from './docstrings.ts'
import { nextStandIns } from './nextStandIns.ts'
import { fonts, icon, writeProductLook } from './productLook.ts'

// 'use client' is for servers, and here is none.
const notOurs = new Set(['MODULE_LEVEL_DIRECTIVE'])

// In a preview the tokens are those of a class: a story has the look of its package alone.
function writeStyle(root: string): string {
  return `<style>${writeProductLook({ root, fontFolder: './fonts' })}</style>`
}

// Storybook lightens the colour below the white words of what is chosen.
const chosen = `<style>.sidebar-item[data-selected='true'] { background: var(--settled-fill) !important; }</style>`

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/*.stories.tsx', '../../../../apps/web/stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  staticDirs: [
    ...Object.entries(fonts).map(([name, from]) => ({ from, to: `/fonts/${name}` })),
    { from: icon, to: '/icon.svg' },
  ],
  managerHead: (head) =>
    `${head}<link rel="icon" type="image/svg+xml" href="./icon.svg" />${writeStyle(':is(:root, .product-look)')}${chosen}`,
  previewHead: (head) => `${head}${writeStyle('.product-look')}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  // Looks are the browser's: its width, its colours.
  features: {
    backgrounds: false,
    highlight: false,
    measure: false,
    menuOnboardingChecklist: false,
    outline: false,
    sidebarOnboardingChecklist: false,
    viewport: false,
  },
  // The stories show the package as it is built, which has no docstrings: those come from its sources.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), docstrings(), nextStandIns()],
    // Scripts of workers share what pages load.
    worker: { ...vite.worker, format: 'es' },
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        // Each story is a page of its own, so it loads a few files instead of a hundred. None of the wallet layer's stories has a style of the app.
        output: {
          codeSplitting: {
            minShareCount: 2,
            groups: [
              { name: 'shared', test: /node_modules|\/packages\//, priority: 1 },
              { name: 'app', test: /\/apps\/web\// },
            ],
          },
        },
        onLog: (level, log, handle) => !notOurs.has(log.code ?? '') && handle(level, log),
      },
    },
  }),
}

export default config
