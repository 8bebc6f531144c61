import type { KnipConfig } from 'knip'

// Tells files, exports and dependencies that nothing uses. What exports maps offer and what scripts of manifests name is
// found without being listed; here stands what a tool finds by its place, and what is used where no import is.
const config: KnipConfig = {
  workspaces: {
    'apps/web': {
      entry: [
        'e2e/**/*.spec.ts',
        'http/**/*.test.ts',
        '{playwright,vitest}.*.config.ts',
        // Found by Storybook, and what stands in for modules of Next in it.
        'stories/{*.stories.tsx,next/*}',
        // Processes of their own, beside what they attack.
        'http/long/{attacker,healthProbe}.ts',
        // Bundled by their path, into every page.
        'src/first-script/{firstScript,workerStart}.ts',
      ],
      ignoreDependencies: [
        // Files of fonts, by their path in `next/font/local`.
        '@fontsource-variable/instrument-sans',
        '@fontsource/commit-mono',
        // Started as a process by the browser tests; read as a text.
        '@slotdrop/devnet',
      ],
    },
    'apps/docs': {
      // What the guides import, the folder of the stories, and a script that is given to pages.
      ignoreDependencies: [
        'axe-core',
        ...['@rainbow-me/rainbowkit', '@slotdrop/.+', '@tanstack/react-query', '@types/react', '@types/react-dom'],
        ...['next', 'react', 'react-dom', 'viem', 'wagmi'],
        // Its docstrings are read.
        'slotdrop',
      ],
    },
    // The schema is read as a text.
    'packages/api': {
      entry: [
        '{bench,bin,scripts}/*.ts',
        // Processes of their own; projects of vitest in the root.
        'test/*Child.ts',
        'test/signIn/vitest.*.config.ts',
      ],
      // Of a server of PostgreSQL, where there is one.
      ignoreBinaries: ['pg_dump', 'pg_restore'],
    },
    // A compiler of WebAssembly that is loaded when a test wants it.
    'packages/auth': { ignoreDependencies: ['solc'] },
    'packages/contracts': {
      entry: ['{bench,mutation,proofs,scripts}/*.ts', 'test/{run,deep,deploy.test}.ts'],
      // Sources of Solidity, and a binary that is started by its path.
      ignoreDependencies: ['@foundry-rs/anvil', '@openzeppelin/contracts', 'anvil'],
    },
    'packages/drops': { entry: ['bench/*.ts', 'bench/browser/{page,run}.ts'] },
    'packages/messages': { entry: ['bin/*.mjs'] },
    // A project of vitest in the root.
    'packages/wallet-ui': { entry: ['test/*.sources.test.ts'] },
    'packages/wallet-ui/examples/payroll': {
      entry: ['specs/**/*.ts'],
      ignoreDependencies: ['axe-core'],
    },
    'packages/wallet-ui/stories': {
      entry: ['specs/**/*.ts'],
      // Files by their path: a script that is given to pages, and fonts.
      ignoreDependencies: ['axe-core', '@fontsource-variable/instrument-sans', '@fontsource/commit-mono'],
    },
    'tooling/devnet': { entry: ['src/dev.ts'] },
    'tooling/oxlint': { entry: ['src/dialect.ts'], ignoreFiles: ['must-{fail,pass}/**'] },
    'tooling/scripts': {
      entry: [
        'src/requirements/writeSendingFaults.ts',
        'src/{testAll,checkGenerated,checkImage,checkPackages,ciPlan,ciPackage,freshApps,releaseCheck,verifyRelease}.ts',
      ],
      // Apps that are installed elsewhere.
      ignore: ['fresh-apps/**'],
      // A program that is started by its path.
      ignoreDependencies: ['verdaccio'],
      // Of util-linux: gives a program a root of its own; openssl makes the certificate of a test.
      ignoreBinaries: ['unshare', 'openssl'],
    },
    // A binary that is started by its path; files that are read by theirs.
    'tooling/testing': { ignoreDependencies: ['@foundry-rs/anvil', '@safe-global/safe-smart-account'] },
    // Types of modules that are JavaScript, because tools read them before anything is built.
    'tooling/tsup': { entry: ['src/index.d.mts'] },
    'tooling/vitest': { entry: ['src/index.d.mts'] },
  },
}

export default config
