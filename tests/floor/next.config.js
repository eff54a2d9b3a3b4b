import { jssAliases } from '../../src/config/jssAliases.js';

export default {
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  webpack(config, { isServer }) {
    if (!isServer) Object.assign(config.resolve.alias, jssAliases());
    return config;
  },
};
