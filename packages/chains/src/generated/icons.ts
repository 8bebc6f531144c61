// Written by scripts/writeParts.ts.
import type { ChainIcon } from '../chains/ChainParts.ts'

export const icons: Readonly<Record<number, ChainIcon>> = {
  1: { "background": "#4a5a8c", "body": "<path fill=\"#fff\" d=\"M12 4l5 8.2-5 2.9-5-2.9z\"/><path fill=\"#fff\" opacity=\".75\" d=\"M12 16.4l5-2.9-5 6.5-5-6.5z\"/>" },
  137: { "background": "#6d3fc4", "body": "<path d=\"M9 8.500l3.5 2v4L9 16.500l-3.5-2v-4zM15 7.500l3.5 2v4L15 15.5\" fill=\"none\" stroke=\"#fff\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/>" },
  56: { "background": "#8a6400", "body": "<path fill=\"#fff\" d=\"M12 5l2.4 2.4-2.4 2.4-2.4-2.400zM6.6 9.600L9 12l-2.4 2.400L4.2 12zm10.8 0L19.8 12l-2.4 2.400L15 12zM12 10l2 2-2 2-2-2zm0 4.200l2.4 2.400L12 19l-2.4-2.400z\"/>" },
  42161: { "background": "#1b4add", "body": "<path d=\"M7 17l5-11 5 11M9.8 13.500h4.4\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2.2\" stroke-linejoin=\"round\"/>" },
  10: { "background": "#d0021b", "body": "<circle cx=\"8.4\" cy=\"12\" r=\"2.6\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2\"/><path d=\"M14.2 16V9h2.2a2.1 2.1 0 0 1 0 4.200h-2.2\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2\"/>" },
  43114: { "background": "#c9302c", "body": "<path fill=\"#fff\" d=\"M11 6.200L4.8 17h4.600l3.9-6.800zM15.4 12.600L12.9 17h5.100z\"/>" },
  5: { "background": "#6b7780", "body": "<path fill=\"#fff\" d=\"M12 4l5 8.2-5 2.9-5-2.9z\"/><path fill=\"#fff\" opacity=\".75\" d=\"M12 16.4l5-2.9-5 6.5-5-6.5z\"/>" },
  8453: { "background": "#1f55e0", "body": "<path fill=\"#fff\" d=\"M12 5a7 7 0 1 1-6.900 8.200h8.400v-2.400H5.100A7 7 0 0 1 12 5z\"/>" },
  11155111: { "background": "#35677f", "body": "<path fill=\"#fff\" d=\"M12 4l5 8.2-5 2.9-5-2.9z\"/><path fill=\"#fff\" opacity=\".75\" d=\"M12 16.4l5-2.9-5 6.5-5-6.5z\"/>" },
  31337: { "background": "#45504a", "body": "<path d=\"M7 9l3 3-3 3M12.5 15.500H17\" fill=\"none\" stroke=\"#fff\" stroke-width=\"2\"/>" },
}
