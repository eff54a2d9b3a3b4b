import { nextConfig } from './src/config/next.js';
export default nextConfig;
