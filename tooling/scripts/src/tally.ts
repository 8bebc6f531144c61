/** What a runner reported of itself. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** The closing line of a run. */
export const closingLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Reads vitest's JSON report. A file that did not even load counts as one failure. */
export const ofVitest = (report: {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}): Tally => ({
  passed: report.numPassedTests,
  failed:
    report.numFailedTests +
    report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .length,
  skipped: report.numPendingTests + report.numTodoTests,
})

/** Reads Playwright's JSON report. A flaky test is a failed test: nothing here is retried to pass. */
export const ofPlaywright = (report: {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}): Tally => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky + report.errors.length,
  skipped: report.stats.skipped,
})

/** Reads the last `N passed, N failed` of a runner's output. */
export const ofClosingLine = (output: string): Tally | undefined => {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)]
  const last = lines.at(-1)
  return last && { passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3] ?? 0) }
}

/** A runner that exits with an error although it counted no failure has failed all the same; one that counted nothing ran nothing. */
export const judged = (tally: Tally | undefined, exitCode: number): Tally => {
  if (tally === undefined) return { ...nothing, failed: 1 }
  if (exitCode !== 0 && tally.failed === 0) return { ...tally, failed: 1 }
  if (tally.passed + tally.failed === 0) return { ...tally, failed: 1 }
  return tally
}
