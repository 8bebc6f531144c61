import { startNginx, type Nginx } from './startNginx.ts'

/** Starts nginx as a plain file server of `root`, packing what is text; what it writes lies in `folder`. */
export function startFileServer(folder: string, { port, root }: { port: number; root: string }): Promise<Nginx> {
  const configuration = `worker_processes auto;
pid ${folder}/pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  access_log off;
  sendfile on;
  open_file_cache max=10000;
  types { text/html html; application/json json; text/javascript js; text/css css; image/svg+xml svg; font/woff2 woff2; }
  default_type application/octet-stream;
  gzip on;
  gzip_types application/json text/javascript text/css image/svg+xml;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    index index.html;
  }
}
`
  return startNginx(folder, port, configuration)
}
