#!/bin/sh
# Starts nginx with the configuration beside this file, before the service `web` of compose.yaml and with TLS. By variables: PUBLIC_URL,
# and for tests UPSTREAM, TLS_FOLDER, CACHE_FOLDER, HTTP_PORT and HTTPS_PORT.
set -eu
folder=$(cd "$(dirname "$0")" && pwd)
tls=${TLS_FOLDER:-/etc/tls}
https=${HTTPS_PORT:-443}
for file in fullchain.pem privkey.pem; do
  [ -r "$tls/$file" ] || { echo "There is no $file in TLS_FOLDER." >&2; exit 1; }
done
written=$(mktemp -d)
sed \
  -e "s|pid /run/nginx.pid;.*|pid $written/pid;|" \
  -e 's|error_log /var/log/nginx/error.log warn;.*|error_log stderr warn;|' \
  -e "s|/var/cache/nginx/slotdrop|${CACHE_FOLDER:-/var/cache/nginx}/slotdrop|" \
  -e "s|server 127.0.0.1:3000;.*|server ${UPSTREAM:-web:3000};|" \
  -e "s|    listen 80;.*|    listen $https ssl http2;\\
    ssl_certificate $tls/fullchain.pem;\\
    ssl_certificate_key $tls/privkey.pem;\\
    ssl_protocols TLSv1.2 TLSv1.3;\\
    ssl_session_cache shared:tls:10m;\\
    ssl_session_timeout 1d;|" \
  -e "s|^  server {|  server {\\
    listen ${HTTP_PORT:-80};\\
    return 308 $PUBLIC_URL\$request_uri;\\
  }\\
\\
  server {|" \
  "$folder/nginx.conf" > "$written/nginx.conf"
exec nginx -e stderr -c "$written/nginx.conf" -g 'daemon off;'
