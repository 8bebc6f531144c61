import type { StorybookConfig } from '@storybook/react-vite'
import { docstrings } from './docstrings.ts'
import { nextStandIns } from './nextStandIns.ts'

// 'use client' is for servers, and here is none.
const notOurs = new Set(['MODULE_LEVEL_DIRECTIVE'])

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/*.stories.tsx', '../../../../apps/web/stories/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
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
        onLog: (level, log, handle) => !notOurs.has(log.code ?? '') && handle(level, log),
      },
    },
  }),
}

export default config
