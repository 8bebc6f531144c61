import { freePort } from './ports.ts'

type PortChoice = { port: number } | { port: number; notice: string } | { refusal: string }

/**
 * The port of a server: the one that a variable names, which must be free, or else the first free one from the default on.
 *
 * @param variable the environment variable, as messages name it
 * @param wanted its value
 */
export async function choosePort(
  variable: string,
  wanted: string | undefined,
  defaultPort: number,
): Promise<PortChoice> {
  const asked = wanted === undefined || wanted === '' ? undefined : Number(wanted)
  if (asked !== undefined && !(Number.isInteger(asked) && asked > 0 && asked < 65_536))
    return { refusal: `${variable} is "${wanted}": set it to a port from 1 to 65535.` }
  const port = await freePort(asked ?? defaultPort)
  if (asked === undefined)
    return port === defaultPort
      ? { port }
      : { port, notice: `Port ${defaultPort} is taken, so ${port} is used; set ${variable} to choose another.` }
  return port === asked
    ? { port }
    : {
        refusal: `Port ${asked} is taken: stop the program that uses it, or set ${variable} to another, such as ${port}.`,
      }
}
