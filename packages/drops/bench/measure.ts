/** Runs a contestant alone in its process, so that the peak of memory is its own, and prints what it took as JSON. */
export async function measure(run: () => unknown): Promise<void> {
  const before = process.resourceUsage().maxRSS
  const cpu = process.cpuUsage()
  const start = performance.now()
  const outcome = await run()
  const milliseconds = performance.now() - start
  const { user, system } = process.cpuUsage(cpu)
  process.stdout.write(
    JSON.stringify({
      milliseconds,
      cpuMilliseconds: (user + system) / 1000,
      peakKilobytes: process.resourceUsage().maxRSS,
      before,
      outcome,
    }),
  )
}
