/** What a runner reported of itself. */
export type Tally = {
  passed: number
  failed: number
  skipped: number
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }
}

/** The closing line of a run. */
export function closingLine({ passed, failed, skipped }: Tally) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** Reads vitest's JSON report. A file that did not even load counts as one failure. */
export function ofVitest(report: {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}): Tally {
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
        .length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The full names of the tests that vitest's JSON report says failed, each with its file and the first line of why. */
export function failuresOfVitest(report: {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[]
  }[]
}): string[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) return [`${name}: ${firstLine(message)}`]
    return assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages?.[0])}`)
  })
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    title: string
    tests: {
      status: string
      results: { error?: { message?: string }; attachments?: { name: string; path?: string }[] }[]
    }[]
  }[]
}

/** As much of a failure as tells where to look. */
const [reasonLines, pageLines] = [14, 60]

/**
 * The tests that Playwright's JSON report says did not pass at once, each with its file, why, and what the page showed then.
 *
 * @param read the text of a file that the report names; undefined where there is none
 */
export function failuresOfPlaywright(
  { suites = [] }: { suites?: PlaywrightSuite[] },
  read: (path: string) => string | undefined,
): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const failed = results.find(({ error }) => error)
          const context = failed?.attachments?.find(({ name }) => name === 'error-context')?.path
          // The page is written as a block of YAML.
          const [, shown = ''] = /```yaml\n([\s\S]*?)```/.exec((context && read(context)) ?? '') ?? []
          return [
            `${file}: ${title}: ${linesOf(failed?.error?.message, reasonLines)}`,
            ...(shown === '' ? [] : [linesOf(shown, pageLines)]),
          ].join('\n')
        }),
    ),
    ...failuresOfPlaywright(suite, read),
  ])
}

const colours = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

function linesOf(text: string | undefined, most: number) {
  return (text ?? 'no reason reported').replaceAll(colours, '').trim().split('\n').slice(0, most).join('\n    ')
}

function firstLine(text: string | undefined) {
  return (text ?? 'no reason reported').trim().split('\n')[0]
}

/** Reads Playwright's JSON report. A flaky test is a failed test: nothing here is retried to pass. */
export function ofPlaywright(report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}): Tally {
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
    skipped: report.stats.skipped,
  }
}

/** Reads the last `N passed, N failed` of a runner's output. */
export function ofClosingLine(output: string): Tally | undefined {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)]
  const last = lines.at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3] ?? 0) }
}

/** A runner that exits with an error although it counted no failure has failed all the same; one that counted nothing ran nothing. */
export function judged(tally: Tally | undefined, exitCode: number): Tally {
  if (tally === undefined) return { ...nothing, failed: 1 }
  if (exitCode !== 0 && tally.failed === 0) return { ...tally, failed: 1 }
  if (tally.passed + tally.failed === 0) return { ...tally, failed: 1 }
  return tally
}
