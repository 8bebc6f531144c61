// oxlint-disable import/no-default-export -- Playwright reads the default export
import stories from '@slotdrop/wallet-ui-stories/playwright.config.ts'

export default { ...stories, outputDir: 'cache/test-results', fullyParallel: false, workers: 1 }
