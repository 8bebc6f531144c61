import { readFileSync } from 'node:fs'

/** The blocks of a README in one language, as one program: a later one goes on where the one before it ended. */
export function readExample(file: string, language: string): string {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))]
    .map(([, code = '']) => code)
    .join('\n')
}

/** What an example says that it prints: the comment at the end of each line that prints. */
export function promisedBy(example: string): string[] {
  return [...example.matchAll(/console\.log\(.*\) \/\/ (.+)$/gm)].map(([, comment = '']) => comment)
}

/** Packages whose example runs by itself. That of `delivery` needs a chain, that of `wallet-ui` a page: they are fresh apps and examples. */
export const runnableExamples = ['auth', 'chains', 'config', 'contracts', 'drops', 'errors', 'messages', 'tx-store']
