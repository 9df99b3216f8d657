# The build needs the tools of development; what runs does not.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run generate && npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768 NODE_COMPILE_CACHE=/tmp/node
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts && npm cache clean --force
COPY openapi.json ./
COPY rules rules
COPY server server
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
# A container that starts for the first time finds the modules compiled.
RUN node --max-semi-space-size=8 --no-parallel-scavenge --heap-growing-percent=40 --expose-gc -e "import('./server/start/start.ts')"
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8000/api/v1/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--no-parallel-scavenge", "--heap-growing-percent=40", "--expose-gc", "server/main.ts"]
